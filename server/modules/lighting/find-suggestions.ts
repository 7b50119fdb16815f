import { sql } from "kysely";
import { MAX_QUANTITY } from "#contract/cart/limits.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Picture } from "#contract/media/picture.ts";
import { branchOf, type Dictionary } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Requirement } from "./items/finding.ts";

/** A variant that meets a requirement and is in stock. */
export interface Suggestion {
  /** Index of its requirement. */
  place: number;
  variantId: number;
  productId: number;
  categoryId: number;
  name: Bilingual;
  slug: Bilingual;
  /** Option values of the variant, in the product's option order. */
  options: { attribute: string; value: string }[];
  picture: (Omit<Picture, "alt"> & { alt: Bilingual }) | null;
  amount: number;
  was: number | null;
  /** Quantity needed. */
  quantity: number;
}

/** The best variant for each requirement: one statement, however many requirements. */
export async function findSuggestions(
  db: Connection,
  dictionary: Dictionary,
  requirements: readonly Requirement[],
): Promise<Map<Requirement, Suggestion>> {
  if (requirements.length === 0) return new Map();
  const asked = requirements.map((requirement, place) => askedFor(dictionary, requirement, place));
  const { rows } = await sql<Suggestion>`
    select requirement.place, best.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as requirement (
      place integer, "from" integer, from_product integer, product_id integer,
      category_ids integer[], facts jsonb, one_of jsonb, at_least jsonb, at_most jsonb,
      spans jsonb,
      prefers jsonb, quantity integer, share_code text, share_total numeric)
    cross join lateral (
      select variant.id as "variantId", product.id as "productId",
        product.category_id as "categoryId", product.name, product.slug,
        (select json_agg(json_build_object('attribute', code, 'value', variant.options ->> code)
            order by array_position(product.options, code))
          from unnest(product.options) as code) as options,
        (select json_strip_nulls(json_build_object(
            'src', src, 'width', width, 'height', height, 'alt', alt, 'focus', focus))
          from catalog.listed_picture as shown
          where shown.product_id = product.id
            and coalesce(shown.variant_id, variant.id) = variant.id
          order by shown.role <> 'hero', shown.variant_id is null, shown.position
          limit 1) as picture,
        price.amount, price.was, needed.quantity
      from catalog.listed_product as product
      join catalog.listed_variant as variant on variant.product_id = product.id
      join pricing.current_price as price on price.variant_id = variant.id
      join inventory.availability as stock on stock.variant_id = variant.id
      cross join lateral (select product.attributes || variant.attributes as facts) as known
      cross join lateral (
        select case when requirement.share_code is null then requirement.quantity
          else ceil(requirement.share_total / nullif((known.facts ->> requirement.share_code)::numeric, 0)) end
          ::integer as quantity) as needed
      where variant.id is distinct from requirement."from"
        and (requirement.product_id is null or product.id = requirement.product_id)
        and (requirement.category_ids is null or product.category_id = any (requirement.category_ids))
        and known.facts @> requirement.facts
        and not exists (
          select from jsonb_each(requirement.one_of) as choice
          where not coalesce(choice.value @> (known.facts -> choice.key), false))
        and not exists (
          select from jsonb_each(requirement.at_least) as bound
          where not coalesce((known.facts -> bound.key) >= bound.value, false))
        and not exists (
          select from jsonb_each(requirement.at_most) as bound
          where not coalesce((known.facts -> bound.key) <= bound.value, false))
        and not exists (
          select from jsonb_each(requirement.spans) as span
          where not coalesce(
            (known.facts -> span.key -> 0) <= (span.value -> 1)
              and (known.facts -> span.key -> 1) >= (span.value -> 0), false))
        and needed.quantity <= least(stock.available, ${MAX_QUANTITY}::integer)
      order by
        (select count(*) from jsonb_each(requirement.prefers) as liked
          where known.facts -> liked.key = liked.value) desc,
        product.id is distinct from requirement.from_product,
        price.amount * needed.quantity,
        variant.id
      limit 1) as best`.execute(db);
  return new Map(
    rows.flatMap((suggestion) => {
      const requirement = requirements[suggestion.place];
      return requirement ? [[requirement, suggestion]] : [];
    }),
  );
}

/** Defaults for what a requirement does not specify. */
const OPEN = { oneOf: {}, atLeast: {}, atMost: {}, overlaps: {}, prefers: {} };

function askedFor(dictionary: Dictionary, requirement: Requirement, place: number) {
  const asked = { ...OPEN, ...requirement };
  return {
    place,
    from: asked.from,
    from_product: asked.fromProductId ?? null,
    product_id: asked.productId ?? null,
    category_ids: asked.category === undefined ? null : branchIds(dictionary, asked.category),
    facts: asked.facts,
    one_of: asked.oneOf,
    at_least: asked.atLeast,
    at_most: asked.atMost,
    spans: asked.overlaps,
    prefers: asked.prefers,
    quantity: asked.quantity,
    share_code: asked.share?.code ?? null,
    share_total: asked.share?.total ?? null,
  };
}

/** A category and its descendants; none when the shop has no such category. */
function branchIds(dictionary: Dictionary, code: string): number[] {
  const category = [...dictionary.categories.values()].find((node) => node.code === code);
  return category ? branchOf(dictionary, category.id) : [];
}

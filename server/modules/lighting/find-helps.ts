import { sql } from "kysely";
import { MAX_QUANTITY } from "#contract/cart/limits.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { branchOf, type Dictionary } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Wish } from "./things/finding.ts";

/** A variant that does what a wish asks for, and is in stock. */
export interface Help {
  /** Place of its wish in the question. */
  place: number;
  variantId: number;
  productId: number;
  name: Bilingual;
  slug: Bilingual;
  /** Value codes of the product's options, in its order. */
  options: { attribute: string; value: string }[];
  picture: { src: string; width: number; height: number; alt: Bilingual } | null;
  amount: number;
  was: number | null;
  /** How many pieces it takes. */
  pieces: number;
}

/** For each wish the variant that fits best: one statement, however many wishes. */
export async function findHelps(
  db: Connection,
  dictionary: Dictionary,
  wishes: readonly Wish[],
): Promise<Map<Wish, Help>> {
  if (wishes.length === 0) return new Map();
  const asked = wishes.map((wish, place) => askedFor(dictionary, wish, place));
  const { rows } = await sql<Help>`
    select wish.place, best.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as wish (
      place integer, "from" integer, from_product integer, product_id integer,
      category_ids integer[], facts jsonb, one_of jsonb, at_least jsonb, at_most jsonb,
      prefers jsonb, quantity integer, share_code text, share_total numeric)
    cross join lateral (
      select variant.id as "variantId", product.id as "productId", product.name, product.slug,
        (select json_agg(json_build_object('attribute', code, 'value', variant.options ->> code)
            order by array_position(product.options, code))
          from unnest(product.options) as code) as options,
        (select json_build_object('src', src, 'width', width, 'height', height, 'alt', alt)
          from catalog.listed_picture as shown
          where shown.product_id = product.id
            and coalesce(shown.variant_id, variant.id) = variant.id
          order by shown.role <> 'hero', shown.variant_id is null, shown.position
          limit 1) as picture,
        price.amount, price.was, needed.pieces
      from catalog.listed_product as product
      join catalog.listed_variant as variant on variant.product_id = product.id
      join pricing.current_price as price on price.variant_id = variant.id
      join inventory.availability as stock on stock.variant_id = variant.id
      cross join lateral (select product.attributes || variant.attributes as facts) as known
      cross join lateral (
        select case when wish.share_code is null then wish.quantity
          else ceil(wish.share_total / nullif((known.facts ->> wish.share_code)::numeric, 0)) end
          ::integer as pieces) as needed
      where variant.id is distinct from wish."from"
        and (wish.product_id is null or product.id = wish.product_id)
        and (wish.category_ids is null or product.category_id = any (wish.category_ids))
        and known.facts @> wish.facts
        and not exists (
          select from jsonb_each(wish.one_of) as choice
          where not coalesce(choice.value @> (known.facts -> choice.key), false))
        and not exists (
          select from jsonb_each(wish.at_least) as bound
          where not coalesce((known.facts -> bound.key) >= bound.value, false))
        and not exists (
          select from jsonb_each(wish.at_most) as bound
          where not coalesce((known.facts -> bound.key) <= bound.value, false))
        and needed.pieces <= least(stock.available, ${MAX_QUANTITY}::integer)
      order by
        (select count(*) from jsonb_each(wish.prefers) as liked
          where known.facts -> liked.key = liked.value) desc,
        product.id is distinct from wish.from_product,
        price.amount * needed.pieces,
        variant.id
      limit 1) as best`.execute(db);
  return new Map(
    rows.flatMap((help) => {
      const wish = wishes[help.place];
      return wish ? [[wish, help]] : [];
    }),
  );
}

function askedFor(dictionary: Dictionary, wish: Wish, place: number) {
  return {
    place,
    from: wish.from,
    from_product: wish.fromProductId ?? null,
    product_id: wish.productId ?? null,
    category_ids: wish.category === undefined ? null : branchIds(dictionary, wish.category),
    facts: wish.facts,
    one_of: wish.oneOf ?? {},
    at_least: wish.atLeast ?? {},
    at_most: wish.atMost ?? {},
    prefers: wish.prefers ?? {},
    quantity: wish.quantity,
    share_code: wish.share?.code ?? null,
    share_total: wish.share?.total ?? null,
  };
}

/** A category and those below it; none when the shop has no such category. */
function branchIds(dictionary: Dictionary, code: string): number[] {
  const category = [...dictionary.categories.values()].find((node) => node.code === code);
  return category ? branchOf(dictionary, category.id) : [];
}

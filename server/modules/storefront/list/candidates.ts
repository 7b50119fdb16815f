import { type RawBuilder, sql } from "kysely";
import type { ListScope } from "#contract/storefront/endpoints.ts";
import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { Term } from "../text/query-terms.ts";
import { textHits } from "./text-hits.ts";
import { BRAND, type Choice, PIASTRES, PRICE, STOCK } from "./choices.ts";

export interface CandidateQuestion {
  dictionary: Dictionary;
  scope: ListScope;
  /** The category and all below it; absent: the whole shop. */
  categoryIds: number[] | undefined;
  /** Absent: no text was searched. */
  terms: Term[] | undefined;
  choices: Choice[];
}

type Fragment = RawBuilder<unknown>;

/**
 * The common table expressions `hit`, `offered` and `candidate`: every product the list is about, whatever is
 * chosen in its facets, with the codes of the facets whose choice it misses.
 */
export function candidates(question: CandidateQuestion): Fragment {
  const { dictionary, scope, categoryIds, terms, choices } = question;
  const price = choices.find((choice) => choice.code === PRICE);
  const subject = [
    ...(categoryIds ? [sql`category_id = any (${categoryIds}::integer[])`] : []),
    ...(scope === "new-arrival" ? [sql`is_new`] : []),
    ...(terms ? [sql`id in (select product_id from hit)`] : []),
  ];
  return sql`with ${terms ? sql`${textHits(dictionary, terms)},` : sql``}
    offered as (
      select
        variant.product_id as id, ${ofHaveable(sql`min(price.amount)`)} as lowest,
        ${ofHaveable(sql`max(price.amount)`)} as highest,
        bool_or(coalesce(stock.available, 0) > 0) as in_stock,
        ${price ? ofHaveable(sql`bool_or(${amountFits(price)})`) : sql`true`} as price_fits
      from catalog.listed_variant as variant
      join pricing.current_price as price on price.variant_id = variant.id
      left join inventory.availability as stock on stock.variant_id = variant.id
      ${subject.length > 0 ? sql`where variant.product_id in (select id from catalog.listed_product where ${sql.join(subject, sql` and `)})` : sql``}
      group by variant.product_id
      ${scope === "special-offers" ? sql`having bool_or(price.was is not null)` : sql``}
    ),
    candidate as materialized (
      select
        offered.*, product.category_id, product.brand_code, product.published_at,
        ${terms ? sql`hit.rank` : sql`0`} as rank, ${missed(choices)} as missed
      from offered
      join catalog.listed_product as product on product.id = offered.id
      ${terms ? sql`join hit on hit.product_id = offered.id` : sql``}
    )`;
}

/** What is sold out counts only where all of a product is: as in what its card says. */
function ofHaveable(aggregate: Fragment): Fragment {
  return sql`coalesce(${aggregate} filter (where stock.available > 0), ${aggregate})`;
}

function amountFits(choice: Choice): Fragment {
  if (!("min" in choice)) return sql`true`;
  // Any number may be asked for, also one that no amount can be.
  const least = (choice.min ?? 0) * PIASTRES;
  const most = (choice.max ?? Infinity) * PIASTRES;
  return sql`price.amount between ${least}::double precision and ${most}::double precision`;
}

/** The codes of the choices that a product does not meet. */
function missed(choices: Choice[]): Fragment {
  if (choices.length === 0) return sql`'{}'::text[]`;
  const misses = choices.map(
    (choice) => sql`case when ${meets(choice)} then null else ${choice.code} end`,
  );
  return sql`array_remove(array[${sql.join(misses)}]::text[], null)`;
}

function meets(choice: Choice): Fragment {
  if (choice.code === PRICE) return sql`price_fits`;
  if (choice.code === STOCK) return sql`in_stock`;
  if (choice.code === BRAND && "values" in choice) {
    return sql`brand_code = any (${choice.values}::text[])`;
  }
  const fits =
    "values" in choice
      ? sql`fact.value = any (${choice.values}::text[])`
      : sql`fact.high >= ${choice.min ?? -Infinity}::double precision
          and fact.low <= ${choice.max ?? Infinity}::double precision`;
  return sql`exists (
    select from catalog.listed_fact as fact
    where fact.product_id = offered.id and fact.attribute_code = ${choice.code} and ${fits})`;
}

import { type RawBuilder, sql } from "kysely";
import type { ListScope } from "#contract/search/endpoints.ts";
import type { Term } from "../text/query-terms.ts";
import { textHits } from "./text-hits.ts";
import { BRAND, type Choice, PRICE, STOCK } from "./choices.ts";

export interface CandidateQuestion {
  scope: ListScope;
  /** The category and all below it; absent: the whole shop. */
  categoryIds: number[] | undefined;
  /** Absent: no text was searched. */
  terms: Term[] | undefined;
  choices: Choice[];
}

type Fragment = RawBuilder<unknown>;

const PIASTRES = 100;

/**
 * The common table expressions `hit`, `offered` and `candidate`: every product the list is about, whatever is
 * chosen in its facets, with the codes of the facets whose choice it misses.
 */
export function candidates(question: CandidateQuestion): Fragment {
  const { scope, categoryIds, terms, choices } = question;
  const price = choices.find((choice) => choice.code === PRICE);
  const inCategory = categoryIds
    ? sql`product.category_id = any (${categoryIds}::integer[])`
    : sql`true`;
  const inScope = scope === "new-arrival" ? sql`product.is_new` : sql`true`;
  return sql`with ${terms ? sql`${textHits(terms)},` : sql``}
    offered as (
      select
        product.id, product.brand_code, product.published_at,
        ${terms ? sql`hit.rank` : sql`0`} as rank,
        min(price.amount) as lowest, max(price.amount) as highest,
        bool_or(coalesce(stock.available, 0) > 0) as in_stock,
        ${price ? sql`bool_or(${amountFits(price)})` : sql`true`} as price_fits
      from catalog.listed_product as product
      ${terms ? sql`join hit on hit.product_id = product.id` : sql``}
      join catalog.listed_variant as variant on variant.product_id = product.id
      join pricing.current_price as price on price.variant_id = variant.id
      left join inventory.availability as stock on stock.variant_id = variant.id
      where ${inCategory} and ${inScope}
      group by product.id, product.brand_code, product.published_at ${terms ? sql`, hit.rank` : sql``}
      ${scope === "special-offers" ? sql`having bool_or(price.was is not null)` : sql``}
    ),
    candidate as materialized (
      select *, ${missed(choices)} as missed from offered
    )`;
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

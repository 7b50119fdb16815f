import { type RawBuilder, sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import { popularityOf } from "./popularity.ts";

/** What never changes in a row: with other texts, the product gets another row. */
export interface ProductTexts {
  id: number;
  /** `code=value` and `code=low..high`, each with a space before it, and one at the end; empty where there are none. */
  facts: string;
  /** Its document: words of the name, then of brand and category, then the rest; and how many. */
  words: string;
  nameWords: number;
  titleWords: number;
  /** Its code and the SKUs of all its variants, in small letters, each with a line of its own. */
  codes: string;
  /** Changes with facts, document and codes. */
  digest: number;
}

/** What changes in the row of a product. */
export interface ProductState {
  id: number;
  /** Whether customers see it: published, with a variant that has a price. */
  isListed: boolean;
  categoryId: number;
  brand: string;
  /** Microseconds. */
  publishedAt: number;
  isNew: boolean;
  isOnOffer: boolean;
  inStock: boolean;
  /** A variant that is in use runs low, or never had any stock. */
  isLow: boolean;
  isPictured: boolean;
  /** Prices of available variants, or of all if none is available; ascending. */
  amounts: number[];
  /** By which ratings sort; null: no rating. */
  score: number | null;
  /** By its orders, later ones counting more (popularity.ts); null: none. */
  popularity: number | null;
  /** When the clock will change something of this, in microseconds; null: never. */
  nextAt: number | null;
}

/** All that lists ask about a product, as it is at one moment. */
export type ProductRow = ProductTexts & ProductState;

/** Whether a product is wanted, by an expression that is its id. */
export type IsWanted = (id: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Products by their ids, published or not; those that do not exist are missing. */
export async function readProducts(db: Connection, ids: number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const wanted = sql`any (${ids}::integer[])`;
  const isWanted: IsWanted = (id) => sql`${id} = ${wanted}`;
  const { rows } = await sql<ProductRow>`
    select * from (${textRows(isWanted)}) as text join (${stateRows(isWanted)}) as state using (id)
    order by id`.execute(db);
  return rows;
}

export function textRows(isWanted: IsWanted): RawBuilder<ProductTexts> {
  const ofWanted = isWanted(sql`product_id`);
  return sql<ProductTexts>`
    with coded as (
      select product_id, string_agg(lower(sku) || E'\\n', '' order by sku) as skus
      from catalog.kept_variant where ${ofWanted} group by product_id
    ),
    fact as (
      -- In whatever order the plan of the moment reads them, their digest is the same.
      select product_id, string_agg(fact, ' ') as facts, sum(hashtextextended(fact, 0)) as digest
      from (
        select product_id, attribute_code || '=' || coalesce(value, low || '..' || high) as fact
        from catalog.listed_fact where ${ofWanted}
      ) as listed
      group by product_id
    )
    select
      kept.id,
      coalesce(' ' || fact.facts || ' ', '') as facts,
      coalesce(document.words, '  ') as words,
      coalesce(cardinality(string_to_array(btrim(document.name), ' ')), 0) as "nameWords",
      coalesce(cardinality(string_to_array(btrim(document.title), ' ')), 0) as "titleWords",
      lower(kept.code) || E'\\n' || coalesce(coded.skus, '') as codes,
      hashtextextended(concat_ws('|',
        fact.digest, document.name, document.title, document.words, kept.code, coded.skus), 0) as digest
    from catalog.kept_product as kept
    left join coded on coded.product_id = kept.id
    left join fact on fact.product_id = kept.id
    left join storefront.document as document on document.product_id = kept.id
    where ${isWanted(sql`kept.id`)}`;
}

export function stateRows(isWanted: IsWanted): RawBuilder<ProductState> {
  const ofWanted = isWanted(sql`product_id`);
  return sql<ProductState>`
    with offered as materialized (
      select
        variant.id, variant.product_id, price.amount, price.was, coalesce(stock.available, 0) > 0 as is_available,
        coalesce(kept.is_low, true) as is_low
      from catalog.listed_variant as variant
      left join pricing.current_price as price on price.variant_id = variant.id
      left join inventory.availability as stock on stock.variant_id = variant.id
      left join inventory.kept_stock as kept on kept.variant_id = variant.id
      where ${isWanted(sql`variant.product_id`)}
    ),
    priced as not materialized (select * from offered where amount is not null),
    low as (select distinct product_id from offered where is_low),
    sold as (
      select
        product_id, bool_or(is_available) as in_stock, bool_or(was is not null) as is_on_offer,
        array_agg(distinct amount) filter (where is_available) as available_amounts, array_agg(distinct amount) as amounts
      from priced group by product_id
    ),
    pictured as (select distinct product_id from catalog.listed_picture where ${ofWanted}),
    ordered as (
      select product_id, ${popularityOf(sql`at`)} as popularity
      from (
        select variant.product_id, sold.originator, max(sold.at) as at
        from catalog.kept_variant as variant
        join inventory.sold_stock as sold on sold.variant_id = variant.id
        where ${isWanted(sql`variant.product_id`)}
        group by variant.product_id, sold.originator
      ) as sold
      group by product_id
    ),
    moment as (
      select priced.product_id, min(price.at) as at
      from priced join pricing.price_moment as price on price.variant_id = priced.id
      where price.at > now() group by priced.product_id
    ),
    release as (
      select priced.product_id, min(held.expires_at) as at
      from priced join inventory.held_stock as held on held.variant_id = priced.id
      where held.expires_at > now() group by priced.product_id
    )
    select
      kept.id, product.id is not null and sold.amounts is not null as "isListed",
      kept.category_id as "categoryId", coalesce(product.brand_code, '') as brand,
      coalesce(${microseconds(sql`product.published_at`)}, 0) as "publishedAt",
      coalesce(product.is_new, false) as "isNew",
      coalesce(sold.is_on_offer, false) as "isOnOffer", coalesce(sold.in_stock, false) as "inStock",
      low.product_id is not null as "isLow", pictured.product_id is not null as "isPictured",
      coalesce(sold.available_amounts, sold.amounts, '{}') as amounts, rated.score, ordered.popularity,
      ${microseconds(sql`least(
        case when kept.published_at > now() then kept.published_at end,
        case when product.new_until > now() then product.new_until end,
        moment.at, release.at)`)} as "nextAt"
    from catalog.kept_product as kept
    left join catalog.listed_product as product on product.id = kept.id
    left join sold on sold.product_id = kept.id
    left join low on low.product_id = kept.id
    left join pictured on pictured.product_id = kept.id
    left join ordered on ordered.product_id = kept.id
    left join moment on moment.product_id = kept.id
    left join release on release.product_id = kept.id
    left join (select product_id, score from feedback.product_rating where ${ofWanted}) as rated
      on rated.product_id = kept.id
    where ${isWanted(sql`kept.id`)}`;
}

/** As a number that is exact. */
export function microseconds(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(extract(epoch from ${at}) * 1000000)::bigint`;
}

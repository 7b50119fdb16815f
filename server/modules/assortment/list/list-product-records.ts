import { type RawBuilder, sql } from "kysely";
import type { productEndpoints, ProductRow } from "#contract/assortment/product-endpoints.ts";
import type { ProductState } from "#contract/assortment/product-record.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { branchOf, readDictionary } from "#server/modules/catalog/index.ts";
import { productsBeing, productsNamed } from "#server/modules/storefront/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { stateOf } from "../record/read-product-record.ts";

export interface ProductQuery {
  q: string;
  categoryId?: number | undefined;
  brandId?: number | undefined;
  state?: ProductState | undefined;
  lowStock?: "true" | undefined;
  withoutPicture?: "true" | undefined;
  lacks?: Locale | undefined;
  sort: "newest" | "oldest" | "name" | "code";
  page: number;
  pageSize: number;
}

/**
 * With more ids than this, filtering all products in index order is quicker than sorting the ids.
 */
const MANY = 5_000;

type List = EndpointResponse<typeof productEndpoints.listProductRecords>;
type Fragment = RawBuilder<unknown>;
type Row = Omit<ProductRow, "state" | "publishedAt"> & {
  publishedAt: string | null;
  isArchived: boolean;
};

/**
 * A page of all products, including those that customers do not see. Indexes provide the page in
 * its order and the total without reading the products: the condition is evaluated twice, and
 * materialised only where evaluating it takes longer.
 * @param many up to this many ids are sorted by the database; the result does not depend on it
 */
export async function listProductRecords(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  locale: Locale,
  query: ProductQuery,
  many = MANY,
): Promise<List> {
  const { page, pageSize } = query;
  const { total, found } = await pageOf(platform, locale, query, many);
  const { rows } = await sql<{ total: number; items: Row[] | null }>`
    ${found}
    select
      ${total} as total,
      (select json_agg(${ITEM} order by found.place)
        from found
        join catalog.kept_product as product on product.id = found.id
        join catalog.kept_category as category on category.id = product.category_id
        join catalog.kept_brand as brand on brand.id = product.brand_id) as items
  `.execute(platform.db);
  const items = (rows[0]?.items ?? []).map(presentRow);
  return { items, total: rows[0]?.total ?? 0, page, pageSize };
}

/** The ids and positions of a page, as `with found as …`, and the total over all pages. */
interface Page {
  found: Fragment;
  total: Fragment;
}

async function pageOf(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  locale: Locale,
  query: ProductQuery,
  many: number,
): Promise<Page> {
  const { page, pageSize } = query;
  const { by, order } = ORDER[query.sort](locale);
  const { conditions, ids } = await conditionsOf(platform, query);
  const isMany = ids !== null && ids.size > many;
  if (ids && !isMany) conditions.push(sql`product.id in (${those(ids)})`);
  const wanted = sql`
    select product.id, ${by} as by from catalog.kept_product as product where ${sql.join(conditions, sql` and `)}`;
  if (isMany) return pageAmong(platform.db, { wanted, order, ids, page, pageSize });
  return {
    found: sql`
      with product as ${ids ? sql`materialized` : sql`not materialized`} (${wanted}),
      found as (
        select product.id, row_number() over (order by ${order}) as place from product
        order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}
      )`,
    total: sql`(select count(*)::integer from product)`,
  };
}

interface Among {
  wanted: Fragment;
  order: Fragment;
  ids: ReadonlySet<number>;
  page: number;
  pageSize: number;
}

/**
 * For many ids: an index returns all products in order, and those not among the ids are dropped
 * here.
 */
async function pageAmong(
  db: Platform["db"],
  { wanted, order, ids, page, pageSize }: Among,
): Promise<Page> {
  const { rows } = await sql<{ ids: string }>`
    select array_to_string(array(
      select product.id from (${wanted}) as product order by ${order}
    ), ',') as ids`.execute(db);
  const ordered = (rows[0]?.ids.split(",") ?? []).map(Number).filter((id) => ids.has(id));
  const shown = ordered.slice((page - 1) * pageSize, page * pageSize);
  return {
    found: sql`
      with found as (
        select id, place from unnest(${shown}::integer[]) with ordinality as listed (id, place)
      )`,
    total: sql.lit(ordered.length),
  };
}

const ITEM = sql`json_build_object(
  'id', product.id, 'code', product.code, 'name', product.name,
  'category', json_build_object('id', category.id, 'name', category.name),
  'brand', json_build_object('id', brand.id, 'name', brand.name),
  'publishedAt', product.published_at, 'isArchived', product.archived_at is not null,
  'skus', coalesce((select json_agg(variant.sku order by variant.position)
    from catalog.listed_variant as variant where variant.product_id = product.id), '[]'),
  'fromPiastres', (select min(price.amount) from catalog.listed_variant as variant
    join pricing.current_price as price on price.variant_id = variant.id where variant.product_id = product.id),
  'available', coalesce((select sum(stock.available) from catalog.listed_variant as variant
    join inventory.availability as stock on stock.variant_id = variant.id where variant.product_id = product.id), 0),
  'isLow', ${isLow(sql`product.id`)},
  'pictureCount', (select count(*) from catalog.listed_picture as picture where picture.product_id = product.id),
  'picture', (select picture.src from catalog.listed_picture as picture
    where picture.product_id = product.id order by picture.position limit 1),
  'lacks', json_build_object('ar', product.lacks_ar, 'en', product.lacks_en)
)`;

/** A variant on sale that is low in stock, or never had any. */
function isLow(productId: Fragment): Fragment {
  return sql`exists (
    select from catalog.listed_variant as variant
    left join inventory.kept_stock as stock on stock.variant_id = variant.id
    where variant.product_id = ${productId} and coalesce(stock.is_low, true))`;
}

/** The sort key of products and its direction: nothing else is read before the page is known. */
const ORDER: Record<ProductQuery["sort"], (locale: Locale) => { by: Fragment; order: Fragment }> = {
  newest: () => ({ by: sql`product.id`, order: sql`product.id desc` }),
  oldest: () => ({ by: sql`product.id`, order: sql`product.id` }),
  name: (locale) => ({
    by: sql`left(product.name ->> ${sql.lit(locale)}, 60)`,
    order: sql`product.by, product.id`,
  }),
  code: () => ({ by: sql`product.code`, order: sql`product.by` }),
};

const STATE: Record<ProductState, Fragment> = {
  archived: sql`product.archived_at is not null`,
  draft: sql`product.archived_at is null and product.published_at is null`,
  scheduled: sql`product.archived_at is null and product.published_at > now()`,
  published: sql`product.archived_at is null and product.published_at <= now()`,
};

/** The conditions of a query: those for the database, and ids already known here; null: any. */
interface Conditions {
  conditions: Fragment[];
  ids: ReadonlySet<number> | null;
}

async function conditionsOf(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  query: ProductQuery,
): Promise<Conditions> {
  const conditions = [query.state ? STATE[query.state] : sql`product.archived_at is null`];
  if (query.categoryId !== undefined) {
    const branch = branchOf(await readDictionary(platform), query.categoryId);
    conditions.push(sql`product.category_id = any (${branch}::integer[])`);
  }
  if (query.brandId !== undefined) conditions.push(sql`product.brand_id = ${query.brandId}`);
  if (query.lacks === "ar") conditions.push(sql`product.lacks_ar`);
  if (query.lacks === "en") conditions.push(sql`product.lacks_en`);
  const known: number[][] = [];
  if (query.lowStock) known.push(await productsBeing(platform, "low"));
  if (query.withoutPicture) known.push(await productsBeing(platform, "unpictured"));
  if (query.q.trim() !== "") known.push(await productsNamed(platform, query.q));
  return { conditions, ids: inAll(known) };
}

function inAll(known: number[][]): ReadonlySet<number> | null {
  const [first, ...others] = known;
  if (!first) return null;
  return others.reduce((all, ids) => new Set(ids.filter((id) => all.has(id))), new Set(first));
}

/** Sent as one text, since there may be as many ids as products. */
function those(ids: Iterable<number>): Fragment {
  return sql`select unnest(${`{${[...ids].join()}}`}::integer[])`;
}

function presentRow({ isArchived, publishedAt: text, ...row }: Row): ProductRow {
  const publishedAt = text === null ? null : new Date(text).toISOString();
  return { ...row, publishedAt, state: stateOf({ publishedAt, isArchived }) };
}

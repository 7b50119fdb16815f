import { type RawBuilder, sql } from "kysely";
import type { ProductDetail } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import { productCards } from "../cards/product-cards.ts";
import type { DetailRow } from "./detail-row.ts";
import { presentDetail } from "./present-detail.ts";

const RELATED = 8;
/**
 * Candidates for related products: this many of the newest in the category from the same brand, and
 * as many from others, ranked with those in stock first. Reading the stock of the whole category
 * would cost too much.
 */
const COMPARED = 25;

type Reads = Pick<Platform, "db" | "cache">;

/** Everything about one product, in two statements; undefined when customers do not see it. */
export async function productDetail(platform: Reads, locale: Locale, id: number) {
  return readDetail(platform, locale, { id, from: "catalog.listed_product" });
}

/** The same as if the product were published now; undefined without a variant with a price. */
export async function previewProduct(platform: Reads, locale: Locale, id: number) {
  return readDetail(platform, locale, { id, from: "catalog.previewed_product" });
}

interface Wanted {
  id: number;
  /** A view of products. */
  from: "catalog.listed_product" | "catalog.previewed_product";
}

async function readDetail(
  platform: Reads,
  locale: Locale,
  wanted: Wanted,
): Promise<ProductDetail | undefined> {
  const dictionary = await readDictionary(platform);
  const row = await findProduct(platform, wanted);
  if (!row) return undefined;
  const related = await productCards(platform, locale, row.related);
  return presentDetail(dictionary, locale, row, related);
}

async function findProduct({ db }: Reads, { id, from }: Wanted) {
  const { rows } = await sql<DetailRow>`${PREPARED}
    select
      product.id, product.category_id as "categoryId", product.name, product.slug,
      product.summary, product.description, product.selling_points as "sellingPoints",
      product.care_notes as "careNotes", product.brand_name as brand, product.attributes,
      product.options, product.is_new as "isNew", sold.variants,
      (select json_build_object('average', average, 'count', count, 'distribution', distribution)
        from feedback.product_rating as total where total.product_id = product.id) as rating,
      coalesce((
        select json_agg(json_build_object(
          'variantId', picture.variant_id, 'role', picture.role, 'src', picture.src,
          'width', picture.width, 'height', picture.height, 'alt', picture.alt, 'focus', picture.focus
        ) order by picture.position)
        from catalog.listed_picture as picture where picture.product_id = product.id), '[]') as pictures,
      coalesce((
        select json_agg(json_build_object(
          'variantId', document.variant_id, 'title', document.title, 'src', document.src,
          'kind', document.kind, 'bytes', document.bytes
        ) order by document.position)
        from catalog.listed_document as document where document.product_id = product.id), '[]') as documents,
      array(
        select other.id
        from (
          (${newestBeside(sql`=`)})
          union all
          (${newestBeside(sql`<>`)})
        ) as other
        join lateral (
          select count(*) as variants, bool_or(stock.available > 0) as in_stock
          from catalog.listed_variant as variant
          join pricing.current_price as price on price.variant_id = variant.id
          left join inventory.availability as stock on stock.variant_id = variant.id
          where variant.product_id = other.id
        ) as offered on offered.variants > 0
        order by offered.in_stock is not true, other.brand_id <> product.brand_id,
          other.published_at desc, other.id desc
        limit ${RELATED}) as related
    from ${sql.table(from)} as product
    join lateral (
      select json_agg(json_build_object(
        'id', variant.id, 'sku', variant.sku, 'options', variant.options,
        'attributes', variant.attributes, 'amount', price.amount, 'was', price.was,
        'offerEndsAt', price.offer_ends_at, 'available', coalesce(stock.available, 0)
      ) order by variant.position) as variants
      from catalog.listed_variant as variant
      join pricing.current_price as price on price.variant_id = variant.id
      left join inventory.availability as stock on stock.variant_id = variant.id
      where variant.product_id = product.id
    ) as sold on sold.variants is not null
    where product.id = ${id}`.execute(db);
  return rows[0];
}

/** In the same category, and from the same brand or from others. */
function newestBeside(isBrand: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select neighbour.id, neighbour.brand_id, neighbour.published_at
    from catalog.listed_product as neighbour
    where neighbour.category_id = product.category_id and neighbour.brand_id ${isBrand} product.brand_id
      and neighbour.id <> product.id
    order by neighbour.published_at desc, neighbour.id desc
    limit ${COMPARED}`;
}

import { sql } from "kysely";
import type { Son } from "#contract/catalog/product.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import type { Picture } from "#contract/media/picture.ts";
import { branchOf, productPath, readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";

export interface SonsRequest {
  /** 0: the whole shop. */
  categoryId: number;
  page: number;
  pageSize: number;
}

interface Row {
  total: number;
  sons: {
    id: number;
    sku: string;
    productId: number;
    categoryId: number;
    name: Bilingual;
    slug: Bilingual;
    amount: number;
    was: number | null;
    available: number;
    picture: (Omit<Picture, "alt"> & { alt: Bilingual }) | null;
  }[];
}

/** Sellable variants of a category and its descendants, newest product first, in one statement. */
export async function listSons(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  { categoryId, page, pageSize }: SonsRequest,
): Promise<Page<Son>> {
  const ids = categoryId === 0 ? null : branchOf(await readDictionary(platform), categoryId);
  const inCategory = ids === null ? sql`true` : sql`product.category_id = any (${ids}::integer[])`;
  const { rows } = await sql<Row>`
    with page as (
      select
        variant.id, variant.sku, product.id as product_id, product.category_id, product.name,
        product.slug, price.amount, price.was, product.published_at, variant.position
      from catalog.listed_product as product
      join catalog.listed_variant as variant on variant.product_id = product.id
      join pricing.current_price as price on price.variant_id = variant.id
      where ${inCategory}
      order by product.published_at desc, product.id desc, variant.position, variant.id
      limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select
      (
        select count(*)::integer from catalog.listed_product as product
        join catalog.listed_variant as variant on variant.product_id = product.id
        join pricing.current_price as price on price.variant_id = variant.id
        where ${inCategory}
      ) as total,
      coalesce((
        select json_agg(json_build_object(
          'id', son.id, 'sku', son.sku, 'productId', son.product_id, 'categoryId', son.category_id,
          'name', son.name, 'slug', son.slug, 'amount', son.amount, 'was', son.was,
          'available', coalesce(stock.available, 0),
          'picture', (
            select json_strip_nulls(json_build_object(
              'src', src, 'width', width, 'height', height, 'alt', alt, 'focus', focus))
            from catalog.listed_picture as picture
            where picture.product_id = son.product_id
              and coalesce(picture.variant_id, son.id) = son.id
            order by picture.role <> 'hero', picture.variant_id is null, picture.position limit 1)
        ) order by son.published_at desc, son.product_id desc, son.position, son.id)
        from page as son
        left join inventory.availability as stock on stock.variant_id = son.id), '[]') as sons
  `.execute(platform.db);
  const { total, sons } = rows[0] ?? { total: 0, sons: [] };
  return { items: sons.map((son) => presentSon(son, locale)), total, page, pageSize };
}

function presentSon(son: Row["sons"][number], locale: Locale): Son {
  const { picture } = son;
  return {
    id: son.id,
    sku: son.sku,
    productId: son.productId,
    categoryId: son.categoryId,
    name: son.name[locale],
    path: productPath(son.productId, son.slug[locale]),
    price: { amount: son.amount, was: son.was },
    available: son.available,
    picture: picture && { ...picture, alt: picture.alt[locale] },
  };
}

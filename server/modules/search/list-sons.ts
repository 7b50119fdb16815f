import { sql } from "kysely";
import type { Son } from "#contract/catalog/product.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Page } from "#contract/kernel/pagination.ts";
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
    picture: { src: string; width: number; height: number; alt: Bilingual } | null;
  }[];
}

/** Sellable variants of a category and those below it, newest product first, in one statement. */
export async function listSons(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  { categoryId, page, pageSize }: SonsRequest,
): Promise<Page<Son>> {
  const ids = categoryId === 0 ? null : branchOf(await readDictionary(platform), categoryId);
  const { rows } = await sql<Row>`
    with son as (
      select
        variant.id, variant.sku, product.id as product_id, product.category_id, product.name,
        product.slug, price.amount, price.was, coalesce(stock.available, 0) as available,
        row_number() over (order by product.published_at desc, product.id desc, variant.position) as place
      from catalog.listed_product as product
      join catalog.listed_variant as variant on variant.product_id = product.id
      join pricing.current_price as price on price.variant_id = variant.id
      left join inventory.availability as stock on stock.variant_id = variant.id
      where ${ids === null ? sql`true` : sql`product.category_id = any (${ids}::integer[])`}
    )
    select
      (select count(*)::integer from son) as total,
      coalesce((
        select json_agg(json_build_object(
          'id', id, 'sku', sku, 'productId', product_id, 'categoryId', category_id, 'name', name,
          'slug', slug, 'amount', amount, 'was', was, 'available', available,
          'picture', (
            select json_build_object('src', src, 'width', width, 'height', height, 'alt', alt)
            from catalog.listed_picture as picture
            where picture.product_id = son.product_id
              and coalesce(picture.variant_id, son.id) = son.id
            order by picture.role <> 'hero', picture.variant_id is null, picture.position limit 1)
        ) order by place)
        from son where place > ${(page - 1) * pageSize} and place <= ${page * pageSize}), '[]') as sons
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

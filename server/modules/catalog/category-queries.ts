import { sql } from "kysely";
import type { Category } from "#contract/catalog/product.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { categoryPath } from "./paths.ts";

interface CategoryRow {
  id: number;
  code: string;
  parent_id: number | null;
  name: Bilingual;
  slug: Bilingual;
  description: Bilingual;
  src: string | null;
  width: number | null;
  height: number | null;
  product_count: number;
}

/**
 * The visible categories in display order, parents before children, with product counts including
 * subcategories.
 */
export async function categoryTree(db: Connection, locale: Locale): Promise<Category[]> {
  const { rows } = await sql<CategoryRow>`
    with recursive visible (id, trail, place) as (
      select id, array[id], array[position, id] from catalog.category
      where parent_id is null and is_active
      union all
      select category.id, visible.trail || category.id, visible.place || category.position || category.id
      from visible join catalog.category on category.parent_id = visible.id
      where category.is_active and category.id <> all (visible.trail)
    ),
    counted (id, products) as materialized (
      select category_id, count(*)::integer from catalog.listed_product as product
      where exists (select from catalog.listed_variant as variant where variant.product_id = product.id)
      group by category_id
    )
    select
      category.id, category.code, category.parent_id, category.name, category.slug,
      category.description, source.src, source.width, source.height,
      (select coalesce(sum(counted.products), 0)::integer
        from visible as below join counted on counted.id = below.id
        where category.id = any (below.trail)) as product_count
    from visible
    join catalog.category on category.id = visible.id
    left join media.picture_source as source on source.asset_id = category.asset_id
    order by visible.place`.execute(db);
  return rows.map((row) => presentCategory(row, locale));
}

function presentCategory(row: CategoryRow, locale: Locale): Category {
  const { src, width, height } = row;
  return {
    id: row.id,
    code: row.code,
    parentId: row.parent_id,
    name: row.name[locale],
    path: categoryPath(row.id, row.slug[locale]),
    description: row.description[locale],
    picture:
      src === null ? null : { src, width: width ?? 0, height: height ?? 0, alt: row.name[locale] },
    productCount: row.product_count,
  };
}

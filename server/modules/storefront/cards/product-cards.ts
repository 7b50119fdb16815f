import { sql } from "kysely";
import type { ProductCard } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import type { CardFocus, CardRow } from "./card-row.ts";
import { presentCard } from "./present-card.ts";

/** Cards of products in the order of their ids, in one statement; unlisted ones are missing. */
export async function productCards(
  platform: Pick<Platform, "db" | "cache">,
  locale: Locale,
  ids: number[],
  focus?: CardFocus,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const dictionary = await readDictionary(platform);
  // A subquery hides the list's length: the database would plan the prepared statement anew for
  // each list, which takes nearly as long as executing it.
  const listed = sql`(select ${ids}::integer[])`;
  const { rows } = await sql<CardRow>`${PREPARED}
    select
      product.id, product.category_id as "categoryId", product.name, product.slug,
      product.brand_name as brand, product.attributes, product.options, product.is_new as "isNew",
      (select json_build_object('average', average, 'count', count)
        from feedback.product_rating as total where total.product_id = product.id) as rating,
      sold.variants,
      coalesce((
        select json_agg(json_build_object(
          'variantId', picture.variant_id, 'role', picture.role, 'src', picture.src,
          'width', picture.width, 'height', picture.height, 'alt', picture.alt, 'focus', picture.focus
        ) order by picture.position)
        from catalog.listed_picture as picture
        where picture.product_id = product.id and picture.role in ('hero', 'night')), '[]') as pictures
    from unnest(${listed}) with ordinality as wanted (id, place)
    join catalog.listed_product as product on product.id = wanted.id
    join lateral (
      select json_agg(json_build_object(
        'id', variant.id, 'options', variant.options, 'attributes', variant.attributes,
        'price', json_build_object('amount', price.amount, 'was', price.was),
        'available', coalesce(stock.available, 0)
      ) order by variant.position) as variants
      from catalog.listed_variant as variant
      join pricing.current_price as price on price.variant_id = variant.id
      left join inventory.availability as stock on stock.variant_id = variant.id
      where variant.product_id = product.id
    ) as sold on sold.variants is not null
    order by wanted.place`.execute(platform.db);
  return rows.map((row) => presentCard(dictionary, locale, row, focus));
}

import { sql } from "kysely";
import { FACET_PAGES, LEAST_ON_FACET_PAGE } from "#contract/storefront/facet-pages.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { BRAND } from "./list/choices.ts";

/** A facet value that enough of a category's products have to get its own page. */
export interface FacetPageAddress {
  categoryId: number;
  /** The facet. */
  code: string;
  value: string;
  /** Number of products with it. */
  products: number;
}

/**
 * Every value of the facets that are submitted to search engines, by category including ancestors.
 */
export async function facetPageAddresses(db: Connection): Promise<FacetPageAddress[]> {
  const { rows } = await sql<FacetPageAddress>`
    with recursive above as (
      select id as category_id, id as ancestor_id, parent_id from catalog.kept_category
      union all
      select above.category_id, parent.id, parent.parent_id
      from above join catalog.kept_category as parent on parent.id = above.parent_id
    ),
    sold as materialized (
      select product.id, product.category_id, product.brand_code
      from catalog.listed_product as product
      where product.id in (
        select variant.product_id from catalog.listed_variant as variant
        join pricing.current_price as price on price.variant_id = variant.id)
    ),
    counted as (
      select sold.category_id, fact.attribute_code as code, fact.value, count(*) as products
      from sold join catalog.listed_fact as fact on fact.product_id = sold.id
      where fact.attribute_code = any (${[...FACET_PAGES]}::text[]) and fact.value is not null
      group by sold.category_id, fact.attribute_code, fact.value
      union all
      select category_id, ${BRAND}::text, brand_code, count(*) from sold group by category_id, brand_code
    )
    select above.ancestor_id as "categoryId", counted.code, counted.value,
      sum(counted.products)::integer as products
    from counted join above on above.category_id = counted.category_id
    group by above.ancestor_id, counted.code, counted.value
    having sum(counted.products) >= ${LEAST_ON_FACET_PAGE}
    order by above.ancestor_id, counted.code, counted.value`.execute(db);
  return rows;
}

import { sql } from "kysely";
import {
  pricedProductEndpoints as contract,
  type PricedProduct,
} from "#contract/pricing/priced-product-endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { containing } from "#server/platform/postgres/containing.ts";

/** As many as a field that is typed into shows. */
const MOST_FOUND = 20;

export const pricedProductRoutes: ModulePlugin = (app, { db }) => {
  serveEndpoint(app, contract.listPricedProducts, async ({ query: { q, ids } }) => {
    const words = sql`concat_ws(' ', product.code, product.name ->> 'ar', product.name ->> 'en', priced.skus)`;
    const wanted = ids
      ? sql`product.id = any (${ids}::int[])`
      : sql`product.archived_at is null and ${containing(q, words)}`;
    const { rows } = await sql<PricedProduct>`
      select product.id, product.name, priced.variants
      from catalog.kept_product as product
      cross join lateral (
        select
          json_agg(json_build_object('id', variant.id, 'sku', variant.sku, 'piastres', price.piastres)
            order by variant.position, variant.id) as variants,
          string_agg(variant.sku, ' ') as skus
        from catalog.kept_variant as variant
        left join pricing.price on price.variant_id = variant.id
        where variant.product_id = product.id and variant.is_active
      ) as priced
      where ${wanted} and priced.variants is not null
      order by product.id desc
      ${ids ? sql`` : sql`limit ${MOST_FOUND}`}
    `.execute(db);
    return { items: rows };
  });
};

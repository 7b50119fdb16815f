import { type RawBuilder, sql } from "kysely";
import {
  pricedProductEndpoints as contract,
  type PricedProduct,
} from "#contract/pricing/priced-product-endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Provided by `app.ts`. */
export interface PricedProductPorts {
  /** Ids of all products matching a text, including those that customers do not see. */
  productsNamed: (text: string) => Promise<number[]>;
}

/** As many as an autocomplete field shows. */
const MOST_FOUND = 20;
/** Candidates examined at once: few of them are archived. */
const LOOKED_AT = 200;

export const pricedProductRoutes: ModulePlugin<[PricedProductPorts]> = (app, { db }, ports) => {
  serveEndpoint(app, contract.listPricedProducts, async ({ query }) => ({
    items: await chosenProducts(db, ports, query),
  }));

  serveEndpoint(app, contract.listProductNames, async ({ query }) => {
    const items = await chosenProducts(db, ports, query);
    // Not everybody who edits products may see prices.
    return {
      items: items.map(({ id, name, variants }) => ({
        id,
        name,
        variants: variants.map(({ sku }) => ({ sku })),
      })),
    };
  });
};

async function chosenProducts(
  db: Connection,
  ports: PricedProductPorts,
  { q, ids }: { q: string; ids?: number[] | undefined },
): Promise<PricedProduct[]> {
  if (ids) return pricedProducts(db, among(ids), ids.length);
  const kept = sql<boolean>`product.archived_at is null`;
  if (q.trim() === "") return pricedProducts(db, kept);
  const named = (await ports.productsNamed(q)).toSorted((a, b) => b - a);
  const items: PricedProduct[] = [];
  for (let from = 0; from < named.length && items.length < MOST_FOUND; from += LOOKED_AT) {
    const some = among(named.slice(from, from + LOOKED_AT));
    const most = MOST_FOUND - items.length;
    items.push(...(await pricedProducts(db, sql`${some} and ${kept}`, most)));
  }
  return items;
}

function among(ids: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`product.id = any (${ids}::int[])`;
}

/** Products with something on sale, newest first. */
async function pricedProducts(
  db: Connection,
  wanted: RawBuilder<boolean>,
  most = MOST_FOUND,
): Promise<PricedProduct[]> {
  const { rows } = await sql<PricedProduct>`
    select product.id, product.name, priced.variants
    from catalog.kept_product as product
    cross join lateral (
      select
        json_agg(json_build_object('id', variant.id, 'sku', variant.sku, 'piastres', price.piastres)
          order by variant.position, variant.id) as variants
      from catalog.kept_variant as variant
      left join pricing.price on price.variant_id = variant.id
      where variant.product_id = product.id and variant.is_active
    ) as priced
    where ${wanted} and priced.variants is not null
    order by product.id desc limit ${most}
  `.execute(db);
  return rows;
}

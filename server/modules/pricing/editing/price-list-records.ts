import { sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { PriceListRecord } from "#contract/pricing/offer-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { type Versioned, versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

type Row = Omit<PriceListRecord, "version"> & { prices: number | null };

/** Price lists by code. The version covers the prices, too, through a checksum. */
export async function readPriceLists(
  db: Connection,
  id?: number,
): Promise<Versioned<PriceListRecord>[]> {
  const { rows } = await sql<Row>`
    select list.id, list.code, list.name, sums.count as "priceCount", sums.prices
    from pricing.price_list as list
    cross join lateral (
      select count(*)::integer as count, sum(hashint8extended(variant_id, piastres))::text as prices
      from pricing.price_list_price where price_list_id = list.id
    ) as sums
    ${id === undefined ? sql`` : sql`where list.id = ${id}`}
    order by list.code
  `.execute(db);
  return rows.map(({ prices, ...list }) => ({
    ...list,
    version: versioned({ ...list, prices }).version,
  }));
}

export async function priceListOf(db: Connection, id: number): Promise<PriceListRecord> {
  const [list] = await readPriceLists(db, id);
  return list ?? refuse("not-found");
}

interface ListedPrice {
  variantId: number;
  sku: string;
  name: Bilingual;
  piastres: number;
  ordinary: number | null;
}

/** The prices of a list by SKU. */
export async function listedPrices(
  db: Connection,
  id: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ListedPrice[]> {
  const { rows } = await sql<ListedPrice>`
    select
      listed.variant_id as "variantId", variant.sku, product.name, listed.piastres,
      price.piastres as ordinary
    from pricing.price_list_price as listed
    join catalog.kept_variant as variant on variant.id = listed.variant_id
    join catalog.kept_product as product on product.id = variant.product_id
    left join pricing.price on price.variant_id = listed.variant_id
    where listed.price_list_id = ${id}
    order by variant.sku limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  return rows;
}

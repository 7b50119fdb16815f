import { sql } from "kysely";
import { type stockEndpoints, type StockRow } from "#contract/inventory/stock-endpoints.ts";
import { normaliseCode } from "#contract/kernel/digits.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import { type Versioned, versioned } from "#server/platform/http/record-version.ts";
import { escapeLike } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

interface Paged {
  page: number;
  pageSize: number;
}

interface StockQuery extends Paged {
  q: string;
  low?: "true" | undefined;
}

type Level = Omit<StockRow, "version">;

const LEVEL = sql`
  variant.id as "variantId", variant.product_id as "productId", variant.sku, product.name,
  coalesce(stock.on_hand, 0) as "onHand",
  coalesce(stock.reserved, 0) as reserved,
  coalesce(free.available, 0) as available,
  coalesce(stock.reorder_point, 0) as "reorderPoint",
  coalesce(stock.is_low, true) as "isLow",
  coalesce(bin.name, '') as bin
  from catalog.kept_variant as variant
  join catalog.kept_product as product on product.id = variant.product_id
  left join inventory.kept_stock as stock on stock.variant_id = variant.id
  left join inventory.availability as free on free.variant_id = variant.id
  left join inventory.bin on bin.variant_id = variant.id`;

/** Variants on sale with their stock. */
export async function listStock(
  db: Connection,
  { q, low, page, pageSize }: StockQuery,
): Promise<EndpointResponse<typeof stockEndpoints.listStock>> {
  const text = escapeLike(normaliseCode(q).toUpperCase());
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (
      select variant.id, coalesce(stock.on_hand - stock.reserved, 0) as free
      from catalog.kept_variant as variant
      left join inventory.kept_stock as stock on stock.variant_id = variant.id
      where variant.is_active
        and not exists (
          select from catalog.kept_product as product
          where product.id = variant.product_id and product.archived_at is not null)
        ${text === "" ? sql`` : sql`and variant.sku like ${`%${text}%`}`}
        ${low ? sql`and coalesce(stock.is_low, true)` : sql``}
    )
    select
      (select count(*)::integer from found) as total,
      array(select id from found order by free, id limit ${pageSize} offset ${(page - 1) * pageSize}) as ids
  `.execute(db);
  const { ids = [], total = 0 } = rows[0] ?? {};
  return { items: await readStockRows(db, ids), total, page, pageSize };
}

/** The stock of variants, including those off sale, in the order of the ids. */
async function readStockRows(db: Connection, ids: readonly number[]): Promise<Versioned<Level>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Level>`
    select ${LEVEL} where variant.id = any (${ids}::int[])
    order by array_position(${ids}::int[], variant.id)
  `.execute(db);
  return rows.map(presentLevel);
}

/** The stock of variants by SKU, in upper or lower case; unknown SKUs are left out. */
export async function findStock(db: Connection, skus: readonly string[]) {
  const wanted = skus.map((sku) => sku.toUpperCase());
  const { rows } = await sql<{ id: number }>`
    select id from catalog.kept_variant where sku = any (${wanted}::text[]) order by sku
  `.execute(db);
  return readStockRows(
    db,
    rows.map(({ id }) => id),
  );
}

/** One variant's stock. */
export async function readStockRow(
  db: Connection,
  variantId: number,
): Promise<Versioned<Level> | undefined> {
  return (await readStockRows(db, [variantId]))[0];
}

/** Quantities change by themselves; the editable part is the reorder point and the bin. */
function presentLevel(level: Level): Versioned<Level> {
  const { variantId, reorderPoint, bin } = level;
  return { ...level, version: versioned({ variantId, reorderPoint, bin }).version };
}

type Movements = EndpointResponse<typeof stockEndpoints.listMovements>;

/** Movements of a variant's stock, newest first, each with the quantity on hand after it. */
export async function listMovements(
  db: Connection,
  variantId: number,
  { page, pageSize }: Paged,
): Promise<Movements> {
  const { rows } = await sql<Omit<Movements["items"][number], "at"> & { at: Date }>`
    select
      movement.id, movement.at, movement.kind, movement.quantity, movement.on_hand as "onHand",
      movement.originator, booking.reason, coalesce(booking.note, counted.note, '') as note,
      member.name as "staffName"
    from (
      select *, sum(quantity) over (order by id)::integer as on_hand
      from inventory.stock_movement where variant_id = ${variantId}
    ) as movement
    left join inventory.booking on movement.originator = 'booking:' || booking.id
    left join inventory.stock_count as counted on movement.originator = 'count:' || counted.id
    left join staff.member_name as member on member.id = coalesce(booking.staff_id, counted.started_by)
    order by movement.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  const all = await sql<{ total: number }>`
    select count(*)::integer as total from inventory.stock_movement where variant_id = ${variantId}
  `.execute(db);
  const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return { items, total: all.rows[0]?.total ?? 0, page, pageSize };
}

type Hold = EndpointResponse<typeof stockEndpoints.listHolds>["items"][number];

/** The orders that currently reserve units of a variant, oldest first. */
export async function listHolds(db: Connection, variantId: number): Promise<Hold[]> {
  const { rows } = await sql<{
    originator: string;
    quantity: number;
    since: Date;
    until: Date | null;
  }>`
    select originator, quantity, created_at as since, expires_at as until
    from inventory.stock_reservation
    where variant_id = ${variantId} and (expires_at is null or expires_at > now())
    order by id
  `.execute(db);
  return rows.map(({ originator, quantity, since, until }) => ({
    orderNumber: originator.replace(/^order:/, ""),
    quantity,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}

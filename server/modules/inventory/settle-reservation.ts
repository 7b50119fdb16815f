import { sql } from "kysely";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { stockRaised } from "./events.ts";
import { type StockLine, stockRows, sumByVariant } from "./stock-lines.ts";

/** Releases reserved units: all of `originator`, or the given lines. */
export async function releaseStock(
  work: Work,
  originator: string,
  lines?: readonly StockLine[],
): Promise<void> {
  const settled = await settle(work, originator, lines);
  await sql`
    update inventory.stock_level set reserved = reserved - settled.quantity
    from ${stockRows(settled, "settled")} where settled.variant_id = stock_level.variant_id
  `.execute(work.db);
  await showChange(work, settled);
}

/**
 * Ships reserved units: all of `originator`, or the given lines; `shippedAs` names the movement.
 */
export async function shipStock(
  work: Work,
  originator: string,
  lines?: readonly StockLine[],
  shippedAs = originator,
): Promise<void> {
  const settled = await settle(work, originator, lines);
  await sql`
    with settled as (select * from ${stockRows(settled, "settled")}), shipped as (
      update inventory.stock_level
      set reserved = reserved - settled.quantity, on_hand = on_hand - settled.quantity
      from settled where settled.variant_id = stock_level.variant_id
    )
    insert into inventory.stock_movement (variant_id, kind, quantity, originator)
    select variant_id, 'sale', -quantity, ${shippedAs} from settled
  `.execute(work.db);
}

/**
 * Extends a reservation, indefinitely or until another time. If it has expired the units may be
 * gone; then nothing changes. @returns whether all are still reserved
 */
export async function keepStock(
  work: Work,
  originator: string,
  until: Date | null = null,
): Promise<boolean> {
  await lockHeld(work, originator);
  const { rows } = await sql<{ isDue: boolean }>`
    with held as (
      select variant_id, expires_at from inventory.stock_reservation where originator = ${originator} for update
    )
    update inventory.stock_reservation as reservation set expires_at = ${until}::timestamptz from held
    where reservation.originator = ${originator} and reservation.variant_id = held.variant_id
    returning held.expires_at is not null and held.expires_at <= clock_timestamp() as "isDue"
  `.execute(work.db);
  return rows.length > 0 && rows.every(({ isDue }) => !isDue);
}

/**
 * Takes units out of the reservation. The levels are locked first, in the same order as checkout.
 */
async function settle(
  work: Work,
  originator: string,
  lines?: readonly StockLine[],
): Promise<StockLine[]> {
  await lockHeld(work, originator);
  const held = await sql<StockLine>`
    select variant_id as "variantId", quantity from inventory.stock_reservation where originator = ${originator}
  `.execute(work.db);
  const settled = lines ? sumByVariant(lines) : held.rows;
  refuseMoreThanHeld(originator, settled, held.rows);
  if (settled.length === 0) return [];
  await sql`
    with settled as (select * from ${stockRows(settled, "settled")}), emptied as (
      delete from inventory.stock_reservation as reservation using settled
      where reservation.originator = ${originator} and reservation.variant_id = settled.variant_id
        and reservation.quantity = settled.quantity
    )
    update inventory.stock_reservation as reservation set quantity = reservation.quantity - settled.quantity
    from settled
    where reservation.originator = ${originator} and reservation.variant_id = settled.variant_id
      and reservation.quantity > settled.quantity
  `.execute(work.db);
  return settled;
}

async function lockHeld(work: Work, originator: string): Promise<void> {
  await sql`
    select from inventory.stock_level
    where variant_id in (select variant_id from inventory.stock_reservation where originator = ${originator})
    order by variant_id for no key update
  `.execute(work.db);
}

/** Settling more than is reserved would be a bug in the caller, not a customer's mistake. */
function refuseMoreThanHeld(
  originator: string,
  settled: readonly StockLine[],
  held: readonly StockLine[],
): void {
  const quantities = new Map(held.map(({ variantId, quantity }) => [variantId, quantity]));
  for (const { variantId, quantity } of settled) {
    if (quantity > (quantities.get(variantId) ?? 0)) {
      throw new Error(`${originator} does not hold ${quantity} of variant ${variantId}`);
    }
  }
}

async function showChange(work: Work, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return;
  const productIds = await productIdsOf(
    work.db,
    lines.map((line) => line.variantId),
  );
  work.invalidate("products", ...productIds.map((id) => `product:${id}`));
  await work.emit(stockRaised, { productIds });
}

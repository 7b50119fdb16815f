import { type RawBuilder, sql } from "kysely";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type StockLine, stockRows, sumByVariant } from "./stock-lines.ts";

export interface ReservedLine extends StockLine {
  productId: number;
}

/**
 * Reserves units for `originator`, all lines or none, until they are shipped or released, or until
 * `expiresAt`. The levels are locked first, in a fixed order, so that what is read is what is
 * taken: two buyers never get the same unit.
 */
export async function reserveStock(
  work: Work,
  originator: string,
  wanted: readonly ReservedLine[],
  expiresAt: Date | null = null,
): Promise<void> {
  const held = holdIfThere(originator, sumByVariant(wanted), expiresAt);
  invalidateProducts(work, wanted);
  const { rows } = await sql<Level>`with ${held} select * from level`.execute(work.db);
  await takeHeld(work, held, wanted, rows);
}

interface Level {
  variant_id: number;
  /** Before anything was taken. */
  available: number;
}

/** If the units were not there, expired reservations are freed and it is tried again. */
async function takeHeld(
  work: Work,
  held: RawBuilder<unknown>,
  wanted: readonly ReservedLine[],
  levels: readonly Level[],
): Promise<void> {
  const lines = sumByVariant(wanted);
  const available = new Map(levels.map((level) => [level.variant_id, level.available]));
  if (isShort(lines, available)) {
    await freeDue(work, lines, available);
    refuseShortage(lines, available);
    await sql`with ${held} select from level`.execute(work.db);
  }
  const soldOut = lines.some(({ variantId, quantity }) => available.get(variantId) === quantity);
  // Lists only show whether something is in stock at all.
  if (soldOut) work.invalidate("products");
}

function invalidateProducts(work: Work, wanted: readonly ReservedLine[]): void {
  for (const { productId } of wanted) work.invalidate(`product:${productId}`);
}

/** Refuses when a line asks for more than is available, naming every such line. */
export function refuseShortage(
  lines: readonly StockLine[],
  available: ReadonlyMap<number, number>,
): void {
  const short = lines.flatMap(({ variantId, quantity }) => {
    const qty = Math.max(0, available.get(variantId) ?? 0);
    return quantity > qty
      ? [{ path: `lines.${variantId}`, key: "problem.stock" as const, values: { qty } }]
      : [];
  });
  if (short[0]) throw new ProblemError("stock", short[0].values, short);
}

function isShort(lines: readonly StockLine[], available: ReadonlyMap<number, number>): boolean {
  return lines.some(({ variantId, quantity }) => quantity > (available.get(variantId) ?? 0));
}

/**
 * Frees expired reservations of these lines, which increases `available`. The levels are already
 * locked.
 */
export async function freeDue(
  work: Work,
  lines: readonly StockLine[],
  available: Map<number, number>,
): Promise<void> {
  const { rows } = await sql<StockLine>`
    with due as (
      delete from inventory.stock_reservation
      where expires_at <= now() and variant_id = any (${lines.map((line) => line.variantId)}::int[])
      returning variant_id, quantity
    ), freed as (
      select variant_id, sum(quantity)::int as quantity from due group by variant_id
    )
    update inventory.stock_level set reserved = reserved - freed.quantity
    from freed where freed.variant_id = stock_level.variant_id
    returning freed.variant_id as "variantId", freed.quantity
  `.execute(work.db);
  for (const { variantId, quantity } of rows) {
    available.set(variantId, (available.get(variantId) ?? 0) + quantity);
  }
}

/**
 * Locks the levels, and takes the units if there are enough of all: parts of a `with`, of which
 * `level` has what was available before. `least` has no effect on the result: PostgreSQL checks the
 * constraint on the row as it was when the statement began, before it sees that the locked row is a
 * newer version. Without it, an order that waits for the lock would fail if units came back in the
 * meantime.
 */
function holdIfThere(
  originator: string,
  lines: readonly StockLine[],
  expiresAt: Date | null,
): RawBuilder<unknown> {
  return sql`wanted as (
      select * from ${stockRows(lines, "given")}
    ), level as (
      select variant_id, on_hand - reserved as available from inventory.stock_level
      where variant_id = any (${lines.map((line) => line.variantId)}::int[]) order by variant_id for no key update
    ), held as (
      select wanted.* from wanted where not exists (
        select from wanted left join level using (variant_id) where quantity > coalesce(available, 0)
      )
    ), taken as (
      update inventory.stock_level set reserved = least(reserved + held.quantity, on_hand)
      from held where held.variant_id = stock_level.variant_id
    ), noted as (
      insert into inventory.stock_reservation (variant_id, originator, quantity, expires_at)
      select variant_id, ${originator}, quantity, ${expiresAt}::timestamptz from held
    )`;
}

import { sql } from "kysely";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type StockLine, stockRows, sumByVariant } from "./stock-lines.ts";
import type { InventoryTables } from "./tables.ts";

export interface ReservedLine extends StockLine {
  productId: number;
}

/**
 * Holds units for `originator`, all lines or none, until they are shipped or released, or until `expiresAt`. The
 * levels are locked first, in one order, so what is read here is what is taken: two buyers never get the same unit.
 */
export async function reserveStock(
  work: Work,
  originator: string,
  wanted: readonly ReservedLine[],
  expiresAt: Date | null = null,
): Promise<void> {
  const lines = sumByVariant(wanted);
  const available = await lockLevels(work, lines);
  if (isShort(lines, available)) await freeDue(work, lines, available);
  refuseShortage(lines, available);
  await take(work, originator, lines, expiresAt);
  for (const { productId } of wanted) work.invalidate(`product:${productId}`);
  const soldOut = lines.some(({ variantId, quantity }) => available.get(variantId) === quantity);
  // Lists show only whether something is there at all.
  if (soldOut) work.invalidate("products");
}

/** Refuses when a line asks for more than there is, naming every such line. */
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

/** What is held past its time is free for whoever wants it now: `available` grows. The levels are locked already. */
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

async function lockLevels(work: Work, lines: readonly StockLine[]): Promise<Map<number, number>> {
  const rows = await work.db
    .$extendTables<InventoryTables>()
    .selectFrom("inventory.stock_level")
    .select(["variant_id", "on_hand", "reserved"])
    .where(
      "variant_id",
      "in",
      lines.map((line) => line.variantId),
    )
    .orderBy("variant_id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.variant_id, row.on_hand - row.reserved]));
}

async function take(
  work: Work,
  originator: string,
  lines: readonly StockLine[],
  expiresAt: Date | null,
): Promise<void> {
  await sql`
    with wanted as (
      select * from ${stockRows(lines, "given")}
    ), taken as (
      update inventory.stock_level set reserved = reserved + wanted.quantity
      from wanted where wanted.variant_id = stock_level.variant_id
    )
    insert into inventory.stock_reservation (variant_id, originator, quantity, expires_at)
    select variant_id, ${originator}, quantity, ${expiresAt}::timestamptz from wanted
  `.execute(work.db);
}

import { sql } from "kysely";
import { productIdsOf } from "#server/modules/catalog/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { stockRaised } from "../events.ts";
import { freeDue } from "../reserve-stock.ts";
import { type StockLine, stockRows } from "../stock-lines.ts";

export interface StockMove {
  kind: "receipt" | "adjustment" | "write-off";
  originator: string;
  /** Each variant once; negative: units are removed. */
  lines: readonly StockLine[];
  /** The path of a line in the request. */
  pathOf: (variantId: number, field: "variantId" | "quantity") => string;
}

/**
 * Locks the stock levels of variants, in the order in which checkouts lock them, and adds missing
 * ones. No key is changed, so rows that only reference a level, such as count lines, do not wait.
 */
export async function lockStock(
  { db }: Pick<Work, "db">,
  variantIds: readonly number[],
): Promise<Map<number, { onHand: number; reserved: number }>> {
  await sql`
    insert into inventory.stock_level (variant_id)
    select id from catalog.kept_variant where id = any (${variantIds}::int[]) order by id
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql<{ id: number; onHand: number; reserved: number }>`
    select variant_id as id, on_hand as "onHand", reserved from inventory.stock_level
    where variant_id = any (${variantIds}::int[]) order by variant_id for no key update
  `.execute(db);
  return new Map(rows.map(({ id, ...level }) => [id, level]));
}

/** Moves units in or out and records the movement. Units reserved for orders are never removed. */
export async function moveStock(work: Work, move: StockMove): Promise<void> {
  const { kind, originator, pathOf } = move;
  const lines = move.lines.filter(({ quantity }) => quantity !== 0);
  if (lines.length === 0) return;
  const levels = await lockStock(
    work,
    lines.map(({ variantId }) => variantId),
  );
  refuseUnknown(lines, levels, pathOf);
  refuseTooMany(lines, levels, pathOf);
  await refuseHeld(work, lines, levels, pathOf);
  await sql`
    with moved as (select * from ${stockRows(lines, "given")}), changed as (
      update inventory.stock_level set on_hand = on_hand + moved.quantity
      from moved where moved.variant_id = stock_level.variant_id
    )
    insert into inventory.stock_movement (variant_id, kind, quantity, originator)
    select variant_id, ${kind}, quantity, ${originator} from moved
  `.execute(work.db);
  if (kind === "adjustment") await correctCounts(work, originator, lines);
  await announce(work, lines);
}

/**
 * Only the books are corrected, no goods moved: earlier counts are compared with the corrected
 * books.
 */
async function correctCounts(
  { db }: Work,
  originator: string,
  lines: readonly StockLine[],
): Promise<void> {
  await sql`
    update inventory.stock_count_line as line set expected = line.expected + moved.quantity
    from inventory.stock_count as counting, ${stockRows(lines, "moved")}
    where counting.id = line.count_id and counting.state = 'open'
      and 'count:' || counting.id <> ${originator}
      and line.variant_id = moved.variant_id and line.counted is not null
  `.execute(db);
}

function refuseUnknown(
  lines: readonly StockLine[],
  levels: ReadonlyMap<number, unknown>,
  pathOf: StockMove["pathOf"],
): void {
  const unknown = lines.filter(({ variantId }) => !levels.has(variantId));
  if (unknown.length === 0) return;
  const fields = unknown.map(({ variantId }) => ({
    path: pathOf(variantId, "variantId"),
    key: "validation.oneOf" as const,
    values: {},
  }));
  throw new ProblemError("validation", {}, fields);
}

/** More of one variant than any warehouse holds: surely a typing error. */
const MOST_ON_HAND = 100_000_000;

function refuseTooMany(
  lines: readonly StockLine[],
  levels: ReadonlyMap<number, { onHand: number }>,
  pathOf: StockMove["pathOf"],
): void {
  const fields = lines.flatMap(({ variantId, quantity }) => {
    const most = MOST_ON_HAND - (levels.get(variantId)?.onHand ?? 0);
    if (quantity <= most) return [];
    const values = { 0: Math.max(0, most) };
    return [{ path: pathOf(variantId, "quantity"), key: "validation.maxValue" as const, values }];
  });
  if (fields.length > 0) throw new ProblemError("validation", {}, fields);
}

async function refuseHeld(
  work: Work,
  lines: readonly StockLine[],
  levels: ReadonlyMap<number, { onHand: number; reserved: number }>,
  pathOf: StockMove["pathOf"],
): Promise<void> {
  const free = new Map([...levels].map(([id, { onHand, reserved }]) => [id, onHand - reserved]));
  const shortOf = () =>
    lines.filter(({ variantId, quantity }) => (free.get(variantId) ?? 0) + quantity < 0);
  if (shortOf().length > 0) await freeDue(work, lines, free);
  const fields = shortOf().map(({ variantId }) => ({
    path: pathOf(variantId, "quantity"),
    key: "problem.stock-held" as const,
    values: { qty: free.get(variantId) ?? 0 },
  }));
  if (fields[0]) throw new ProblemError("stock-held", fields[0].values, fields);
}

async function announce(work: Work, lines: readonly StockLine[]): Promise<void> {
  const productIds = async (some: readonly StockLine[]) =>
    productIdsOf(
      work.db,
      some.map(({ variantId }) => variantId),
    );
  const changed = await productIds(lines);
  work.invalidate("products", ...changed.map((id) => `product:${id}`));
  const raised = await productIds(lines.filter(({ quantity }) => quantity > 0));
  if (raised.length > 0) await work.emit(stockRaised, { productIds: raised });
}

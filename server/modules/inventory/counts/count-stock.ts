import { sql } from "kysely";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { lockStock, moveStock } from "../bookings/move-stock.ts";

interface CountDraft {
  note: string;
  /** Absent: all variants on sale. */
  variantIds?: readonly number[] | undefined;
}

/** Starts a stock count. @returns its id */
export async function startStockCount(
  work: Work,
  staffId: number,
  { note, variantIds }: CountDraft,
): Promise<number> {
  const wanted = variantIds ? sql`id = any (${variantIds}::int[])` : sql`is_active`;
  const { rows: found } = await sql<{ id: number }>`
    select id from catalog.kept_variant where ${wanted} order by id
  `.execute(work.db);
  const ids = found.map(({ id }) => id);
  refuseUnknown(variantIds ?? [], ids);
  await lockStock(work, ids);
  const { rows } = await sql<{ id: number }>`
    with counting as (
      insert into inventory.stock_count (note, started_by) values (${note}, ${staffId}) returning id
    ), lines as (
      insert into inventory.stock_count_line (count_id, variant_id)
      select counting.id, variant_id from counting, unnest(${ids}::int[]) as variant_id
    )
    select id from counting
  `.execute(work.db);
  return rows[0]?.id ?? 0;
}

function refuseUnknown(wanted: readonly number[], found: readonly number[]): void {
  const known = new Set(found);
  const fields = wanted.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `variantIds.${index}`, key: ONE_OF, values: {} }],
  );
  if (fields.length > 0) throw new ProblemError("validation", {}, fields.slice(0, 20));
}

const ONE_OF = "validation.oneOf" as const;

export interface CountEntry {
  sku: string;
  counted: number;
}

/**
 * Enters counted quantities together with the current book quantities, so that sales until the
 * count is closed are not differences. @returns the variants that were counted
 */
export async function enterStockCount(
  work: Work,
  countId: number,
  given: readonly CountEntry[],
): Promise<number[]> {
  // If a SKU was entered twice, the later entry counts.
  const entries = new Map(given.map(({ sku, counted }) => [sku.toUpperCase(), counted]));
  await lockOpen(work, countId);
  const { rows } = await sql<{ id: number; sku: string }>`
    select line.variant_id as id, variant.sku from inventory.stock_count_line as line
    join catalog.kept_variant as variant on variant.id = line.variant_id
    where line.count_id = ${countId} and variant.sku = any (${[...entries.keys()]}::text[])
  `.execute(work.db);
  const known = new Set(rows.map(({ sku }) => sku));
  const fields = given.flatMap(({ sku }, index) =>
    known.has(sku.toUpperCase()) ? [] : [{ path: `entries.${index}.sku`, key: ONE_OF, values: {} }],
  );
  if (fields.length > 0) throw new ProblemError("validation", {}, fields.slice(0, 20));
  const ids = rows.map(({ id }) => id);
  const counted = rows.map(({ sku }) => entries.get(sku) ?? 0);
  await lockStock(work, ids);
  await sql`
    update inventory.stock_count_line as line
    set counted = entry.counted, expected = level.on_hand, counted_at = clock_timestamp()
    from unnest(${ids}::int[], ${counted}::int[]) as entry (variant_id, counted)
    join inventory.stock_level as level on level.variant_id = entry.variant_id
    where line.count_id = ${countId} and line.variant_id = entry.variant_id
  `.execute(work.db);
  return ids;
}

/** Several people may enter quantities, but not while the count is being closed. */
async function lockOpen({ db }: Work, countId: number): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    select state from inventory.stock_count where id = ${countId} for update
  `.execute(db);
  if (!rows[0]) refuse("not-found");
  if (rows[0].state !== "open") refuse("count-ended");
}

/**
 * Books the differences of an open count, all or none; variants not counted stay unchanged. Its row
 * is locked.
 */
export async function closeStockCount(work: Work, countId: number): Promise<void> {
  const { rows } = await sql<{ variantId: number; quantity: number; sku: string }>`
    select line.variant_id as "variantId", line.counted - line.expected as quantity, variant.sku
    from inventory.stock_count_line as line
    join catalog.kept_variant as variant on variant.id = line.variant_id
    where line.count_id = ${countId} and line.counted <> line.expected
  `.execute(work.db);
  const skus = new Map(rows.map(({ variantId, sku }) => [variantId, sku]));
  await moveStock(work, {
    kind: "adjustment",
    originator: `count:${countId}`,
    lines: rows,
    pathOf: (variantId) => `lines.${skus.get(variantId)}`,
  });
  await endStockCount(work, countId, "closed");
}

/** Ends an open count, whose row is locked. */
export async function endStockCount(
  { db }: Work,
  countId: number,
  state: "closed" | "given-up",
): Promise<void> {
  await sql`
    update inventory.stock_count set state = ${state}, ended_at = clock_timestamp() where id = ${countId}
  `.execute(db);
}

import { sql } from "kysely";
import type { CountMode } from "#contract/inventory/most-entries.ts";
import { MOST_UNITS } from "#contract/inventory/stock-endpoints.ts";
import { type FieldError, ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { lockStock, moveStock } from "../bookings/move-stock.ts";

export interface CountEntry {
  sku: string;
  counted: number;
  /** When the first and the last piece were counted; absent: now. */
  from?: string | undefined;
  until?: string | undefined;
}

/** A line of the count with its new values. */
interface Line {
  id: number;
  counted: number;
  from: Date;
  until: Date;
}

/**
 * Enters how many units are there, and what the books said when they were counted, so that sales
 * before or after it are not differences. With `add` they are added to the earlier count, which
 * then runs from its very first piece to the last.
 * @returns the SKUs that were counted
 */
export async function enterStockCount(
  work: Work,
  countId: number,
  mode: CountMode,
  given: readonly CountEntry[],
): Promise<string[]> {
  const clock = await lockOpen(work, countId);
  const lines = await countedLines(work, { countId, mode, clock }, given);
  await lockStock(
    work,
    lines.map(({ id }) => id),
  );
  await sql`
    update inventory.stock_count_line as line
    set counted = entry.counted, counted_from = entry.since, counted_until = entry.until,
      expected = level.on_hand - later.quantity, moved = later.moved, counted_at = clock_timestamp()
    from unnest(
      ${lines.map(({ id }) => id)}::int[], ${lines.map(({ counted }) => counted)}::int[],
      ${lines.map(({ from }) => from)}::timestamptz[], ${lines.map(({ until }) => until)}::timestamptz[]
    ) as entry (variant_id, counted, since, until)
    join inventory.stock_level as level on level.variant_id = entry.variant_id
    cross join lateral (
      select
        coalesce(sum(quantity), 0)::integer as quantity,
        coalesce(bool_or(at <= entry.until), false) as moved
      from inventory.stock_movement as movement
      -- An adjustment corrects the books and moves no goods.
      where movement.variant_id = entry.variant_id and movement.at > entry.since and kind <> 'adjustment'
    ) as later
    where line.count_id = ${countId} and line.variant_id = entry.variant_id
  `.execute(work.db);
  return given.map(({ sku }) => sku.toUpperCase());
}

interface Entering {
  countId: number;
  mode: CountMode;
  clock: Clock;
}

/** When the count was started, and the current time. */
interface Clock {
  startedAt: Date;
  now: Date;
}

/**
 * The counted lines with their new values; a SKU that is not part of the count is refused by name.
 */
async function countedLines(
  { db }: Work,
  { countId, mode, clock }: Entering,
  given: readonly CountEntry[],
): Promise<Line[]> {
  const skus = given.map(({ sku }) => sku.toUpperCase());
  const { rows } = await sql<KeptLine>`
    select line.variant_id as id, variant.sku, line.counted,
      coalesce(line.counted_from, line.counted_at) as "from",
      coalesce(line.counted_until, line.counted_at) as "until"
    from inventory.stock_count_line as line
    join catalog.kept_variant as variant on variant.id = line.variant_id
    where line.count_id = ${countId} and variant.sku = any (${skus}::text[])
  `.execute(db);
  const known = new Map(rows.map((line) => [line.sku, line]));
  const lines = new Map<string, Line>();
  const refused: FieldError[] = [];
  for (const [index, entry] of given.entries()) {
    const sku = entry.sku.toUpperCase();
    const kept = known.get(sku);
    if (!kept) {
      refused.push({ path: `entries.${index}.sku`, key: "validation.oneOf", values: {} });
      continue;
    }
    const before = mode === "add" ? (lines.get(sku) ?? kept) : undefined;
    const line = addTo(before, { ...spanOf(entry, clock), id: kept.id, counted: entry.counted });
    lines.set(sku, line);
    if (line.counted > MOST_UNITS) {
      const values = { 0: MOST_UNITS };
      refused.push({ path: `entries.${index}.counted`, key: "validation.maxValue", values });
    }
  }
  if (refused.length > 0) throw new ProblemError("validation", {}, refused.slice(0, 20));
  return [...lines.values()];
}

/** A stored line; nulls: not counted yet. */
interface KeptLine {
  id: number;
  sku: string;
  counted: number | null;
  from: Date | null;
  until: Date | null;
}

type Counted = Pick<KeptLine, "counted" | "from" | "until">;

function addTo(before: Counted | undefined, line: Line): Line {
  if (!before || before.counted === null || !before.from || !before.until) return line;
  return {
    id: line.id,
    counted: before.counted + line.counted,
    from: before.from < line.from ? before.from : line.from,
    until: before.until > line.until ? before.until : line.until,
  };
}

/** Browser clocks are slightly off: limits times to between the start of the count and now. */
function spanOf(
  { from, until }: CountEntry,
  { startedAt, now }: Clock,
): Pick<Line, "from" | "until"> {
  const within = (moment: string | undefined) => {
    const at = moment === undefined ? now : new Date(moment);
    if (at < startedAt) return startedAt;
    return at > now ? now : at;
  };
  const [one, other] = [within(from ?? until), within(until ?? from)];
  return one < other ? { from: one, until: other } : { from: other, until: one };
}

/** Several people may enter pieces, but not while somebody closes the count. */
async function lockOpen({ db }: Work, countId: number): Promise<Clock> {
  const { rows } = await sql<Clock & { state: string }>`
    select state, started_at as "startedAt", clock_timestamp() as now from inventory.stock_count where id = ${countId} for update
  `.execute(db);
  if (!rows[0]) refuse("not-found");
  if (rows[0].state !== "open") refuse("count-ended");
  return rows[0];
}

/**
 * Books the differences of an open count, all or none. Lines that were not counted stay unchanged,
 * and so do those whose goods moved during counting. Its row is locked.
 */
export async function closeStockCount(work: Work, countId: number): Promise<void> {
  const counted = await differences(work, countId);
  // Another count of the same goods may be about to correct them: this prevents it from here on.
  await lockStock(
    work,
    counted.map(({ variantId }) => variantId),
  );
  const rows = await differences(work, countId);
  const skus = new Map(rows.map(({ variantId, sku }) => [variantId, sku]));
  await moveStock(work, {
    kind: "adjustment",
    originator: `count:${countId}`,
    lines: rows,
    pathOf: (variantId) => `lines.${skus.get(variantId)}`,
  });
  await endStockCount(work, countId, "closed");
}

async function differences({ db }: Work, countId: number) {
  const { rows } = await sql<{ variantId: number; quantity: number; sku: string }>`
    select line.variant_id as "variantId", line.counted - line.expected as quantity, variant.sku
    from inventory.stock_count_line as line
    join catalog.kept_variant as variant on variant.id = line.variant_id
    where line.count_id = ${countId} and line.counted <> line.expected and not line.moved
  `.execute(db);
  return rows;
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

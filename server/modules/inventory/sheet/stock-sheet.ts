import { sql } from "kysely";
import { MAX_BIN, MOST_UNITS } from "#contract/inventory/stock-endpoints.ts";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import {
  type Batch,
  broken,
  type Changes,
  fault,
  type Outcome,
  type RowCells,
  type Sheet,
} from "#server/modules/spreadsheets/index.ts";
import { attempt } from "#server/platform/postgres/attempt.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { binsOf, setBin } from "../bookings/bins.ts";
import { bookStock } from "../bookings/book-stock.ts";
import { lockStock } from "../bookings/move-stock.ts";
import { setReorderPoint } from "../bookings/set-reorder-point.ts";
import { stockAliases as aliases, stockHeadings as headings } from "./messages-stock.ts";

interface StockItem {
  key: string;
  sku: string;
  name: Bilingual;
  onHand: number;
  reserved: number;
  available: number;
  reorderPoint: number;
  bin: string;
}

/** Null: the cell is empty, and its value stays unchanged. */
interface StockRow {
  key: string;
  onHandBefore: number | null;
  onHand: number | null;
  reorderPoint: number | null;
  /** Empty: removed. */
  bin: string | null;
}

/**
 * Stock of the variants on sale. If units were sold between export and import, the row is refused,
 * so that this is not undone.
 */
export const stockSheet: Sheet<StockItem, StockRow> = {
  kind: "stock",
  columns: [
    {
      key: "sku",
      heading: headings.sku,
      aliases: aliases.sku,
      print: ({ sku }) => sku,
      isRequired: true,
    },
    { key: "name", heading: headings.name, print: ({ name }, locale) => name[locale] },
    {
      key: "onHandBefore",
      heading: headings.onHandBefore,
      aliases: aliases.onHandBefore,
      print: ({ onHand }) => onHand,
    },
    {
      key: "onHand",
      heading: headings.onHand,
      aliases: aliases.onHand,
      print: ({ onHand }) => onHand,
      isRequired: true,
    },
    { key: "reserved", heading: headings.reserved, print: ({ reserved }) => reserved },
    { key: "available", heading: headings.available, print: ({ available }) => available },
    {
      key: "reorderPoint",
      heading: headings.reorderPoint,
      aliases: aliases.reorderPoint,
      print: (item) => item.reorderPoint,
    },
    { key: "bin", heading: headings.bin, aliases: aliases.bin, print: ({ bin }) => bin },
  ],
  items: stockItems,
  read: readRow,
  write: writeStock,
};

async function stockItems(db: Connection, after: string, count: number): Promise<StockItem[]> {
  const { rows } = await sql<StockItem>`
    select
      variant.sku as key, variant.sku, product.name,
      coalesce(stock.on_hand, 0) as "onHand", coalesce(stock.reserved, 0) as reserved,
      coalesce(free.available, 0) as available, coalesce(stock.reorder_point, 0) as "reorderPoint",
      coalesce(bin.name, '') as bin
    from catalog.kept_variant as variant
    join catalog.kept_product as product on product.id = variant.product_id
    left join inventory.kept_stock as stock on stock.variant_id = variant.id
    left join inventory.availability as free on free.variant_id = variant.id
    left join inventory.bin on bin.variant_id = variant.id
    where variant.sku > ${after} and variant.is_active and product.archived_at is null
    order by variant.sku limit ${count}
  `.execute(db);
  return rows;
}

function readRow(cells: RowCells): StockRow {
  const units = { least: 0, most: MOST_UNITS };
  return {
    key: cells.requiredCode("sku").toUpperCase(),
    // The exported quantity may be larger than anybody would enter.
    onHandBefore: cells.wholeNumber("onHandBefore", { least: 0, most: Number.MAX_SAFE_INTEGER }),
    onHand: cells.wholeNumber("onHand", units),
    reorderPoint: cells.wholeNumber("reorderPoint", units),
    bin: normalised(cells.clearableText("bin", MAX_BIN)),
  };
}

function normalised(bin: string | null): string | null {
  return bin && normaliseDigits(bin);
}

interface Level {
  variantId: number;
  sku: string;
  onHand: number;
  reorderPoint: number;
  bin: string;
}

interface Change extends Level {
  line: number;
  /** Difference to the quantity on hand. */
  quantity: number;
  changes: Changes;
}

async function writeStock(batch: Batch<StockRow>): Promise<Map<number, Outcome>> {
  const { rows } = batch;
  const levels = await lockLevels(batch);
  const outcomes = new Map<number, Outcome>();
  const wanted: Change[] = [];
  for (const { line, row } of rows) {
    const level = levels.get(row.key);
    const outcome = level ? compare(row, level) : broken(fault("sku", "unknown-sku"));
    outcomes.set(line, outcome);
    if (!level || outcome.result !== "changed") continue;
    const { onHand = level.onHand } = numbersOf(outcome.changes);
    wanted.push({ ...level, line, quantity: onHand - level.onHand, changes: outcome.changes });
  }
  for (const [line, outcome] of await book(batch, wanted)) outcomes.set(line, outcome);
  for (const change of wanted)
    if (outcomes.get(change.line)?.result !== "broken") await writeSaid(batch, change);
  return outcomes;
}

/** Writes a variant's stock settings, apart from its quantity. */
async function writeSaid({ work, record }: Batch<StockRow>, change: Change): Promise<void> {
  const { variantId, changes } = change;
  const target = `variant:${variantId}`;
  const { reorderPoint } = numbersOf(changes);
  if (reorderPoint !== undefined) {
    await setReorderPoint(work, variantId, reorderPoint);
    const before = { reorderPoint: change.reorderPoint };
    await record({ action: "stock.reorder-point", target, before, after: { reorderPoint } });
  }
  const [, bin] = changes["bin"] ?? [];
  if (bin === undefined) return;
  await setBin(work, variantId, bin);
  await record({ action: "stock.bin", target, before: { bin: change.bin }, after: { bin } });
}

/** The stock levels of all variants in the rows, locked in the same order as checkout. */
async function lockLevels({ work, rows }: Batch<StockRow>): Promise<Map<string, Level>> {
  const skus = rows.map(({ row }) => row.key);
  const { rows: found } = await sql<{ id: number; sku: string }>`
    select id, sku from catalog.kept_variant where sku = any (${skus}::text[])
  `.execute(work.db);
  const ids = found.map(({ id }) => id);
  const levels = await lockStock(work, ids);
  const { rows: points } = await sql<{ id: number; point: number }>`
    select variant_id as id, reorder_point as point from inventory.kept_stock
    where variant_id = any (${ids}::int[])
  `.execute(work.db);
  const pointOf = new Map(points.map(({ id, point }) => [id, point]));
  const bins = await binsOf(work.db, ids);
  return new Map(
    found.map(({ id, sku }) => {
      const onHand = levels.get(id)?.onHand ?? 0;
      const said = { reorderPoint: pointOf.get(id) ?? 0, bin: bins.get(id) ?? "" };
      return [sku, { variantId: id, sku, onHand, ...said }];
    }),
  );
}

function compare(row: StockRow, level: Level): Outcome {
  const { onHandBefore } = row;
  // The quantity was not edited: movements since the export are fine.
  const onHand = row.onHand === onHandBefore ? null : row.onHand;
  if (onHand !== null && onHandBefore !== null && onHandBefore !== level.onHand) {
    return broken(fault("onHandBefore", "stock-moved", { was: onHandBefore, now: level.onHand }));
  }
  const changes = {
    ...changeOf("onHand", level.onHand, onHand),
    ...changeOf("reorderPoint", level.reorderPoint, row.reorderPoint),
    ...changeOf("bin", level.bin, row.bin),
  };
  return Object.keys(changes).length > 0 ? { result: "changed", changes } : { result: "unchanged" };
}

function changeOf<T extends number | string>(column: string, before: T, after: T | null): Changes {
  return after === null || after === before ? {} : { [column]: [String(before), String(after)] };
}

function numbersOf(changes: Changes): { onHand?: number; reorderPoint?: number } {
  return Object.fromEntries(
    Object.entries(changes).map(([column, [, after]]) => [column, Number(after)]),
  );
}

/** Books all lines at once, except those that are refused. @returns the faults of these */
async function book(batch: Batch<StockRow>, wanted: readonly Change[]) {
  const { work, who, source, record } = batch;
  const refused = new Map<number, Outcome>();
  let open = wanted.filter(({ quantity }) => quantity !== 0);
  while (open.length > 0) {
    const lines = open.map(({ variantId, quantity }) => ({ variantId, quantity }));
    const booking = { kind: "adjustment", reason: "miscounted", note: source, lines } as const;
    const problem = await attempt(work, async () => {
      const id = await bookStock(work, who.id, booking);
      await record({ action: "stock.adjustment", target: `booking:${id}`, after: booking });
    });
    if (!problem) break;
    for (const field of problem.fields) {
      const place = /^lines\.(\d+)/.exec(field.path)?.[1];
      const change = place === undefined ? undefined : open[Number(place)];
      // Not caused by a row.
      if (!change) throw problem;
      refused.set(change.line, broken(fault("onHand", field.key, field.values)));
    }
    open = open.filter(({ line }) => !refused.has(line));
  }
  return refused;
}

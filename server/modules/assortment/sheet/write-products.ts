import { sql } from "kysely";
import { type ProductRecord } from "#contract/assortment/product-record.ts";
import { lockProducts } from "#server/modules/catalog/index.ts";
import {
  type Batch,
  broken,
  type Changes,
  type Fault,
  type Outcome,
} from "#server/modules/spreadsheets/index.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import { attempt } from "#server/platform/postgres/attempt.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { productSaved } from "../record/audit-facts.ts";
import { readProductRecord } from "../record/read-product-record.ts";
import { addProductRecord, saveProductRecord } from "../record/save-product-record.ts";
import {
  faultsByLine,
  joinRows,
  type Joined,
  type LinedRow,
  type PlaceCodes,
} from "./join-rows.ts";
import { productColumns, type ProductItem } from "./product-columns.ts";
import type { ProductRow } from "./product-row.ts";

/** Writes products with the variants named in the rows; anything not named stays. */
export async function writeProducts(batch: Batch<ProductRow>): Promise<Map<number, Outcome>> {
  const { work, rows } = batch;
  const groups = Map.groupBy(rows, ({ row }) => row.code);
  const places = await readPlaces(work.db);
  const ids = await productIds(work.db, [...groups.keys()]);
  await lockProducts(work, [...ids.values()]);
  const outcomes = new Map<number, Outcome>();
  for (const [code, group] of groups) {
    const id = ids.get(code);
    const before = id === undefined ? undefined : await readProductRecord(work.db, id);
    for (const [line, outcome] of await writeProduct(batch, { group, before, places })) {
      outcomes.set(line, outcome);
    }
  }
  return outcomes;
}

interface Group {
  group: readonly LinedRow[];
  before: ProductRecord | undefined;
  places: PlaceCodes;
}

/** Writes the rows of a product except those that are refused. */
async function writeProduct(
  batch: Batch<ProductRow>,
  { group, before, places }: Group,
): Promise<Map<number, Outcome>> {
  const outcomes = new Map<number, Outcome>();
  let open = group;
  while (open.length > 0) {
    const joined = { rows: open, before, places };
    const faults = await tryRows(batch, joined, outcomes);
    for (const [line, some] of faults) outcomes.set(line, broken(...some));
    if (faults.size === 0) break;
    open = open.filter(({ line }) => !faults.has(line));
  }
  return outcomes;
}

type Rows = Pick<Group, "before" | "places"> & { rows: readonly LinedRow[] };

/** @returns faults by row; with any, nothing is written */
async function tryRows(
  batch: Batch<ProductRow>,
  { rows, before, places }: Rows,
  outcomes: Map<number, Outcome>,
): Promise<ReadonlyMap<number, Fault[]>> {
  let joined: Joined | undefined;
  const problem = await attempt(batch.work, async () => {
    joined = joinRows({ rows, before, places });
    if (joined.faults.size > 0) return;
    const found = await saveJoined(batch, joined, before, places);
    for (const [line, outcome] of found) outcomes.set(line, outcome);
  });
  if (problem) return faultsByLine(problem, rows, before);
  return joined?.faults ?? new Map();
}

async function saveJoined(
  { work, who, record }: Batch<ProductRow>,
  { input, code, rows, carriers }: Joined,
  before: ProductRecord | undefined,
  places: PlaceCodes,
): Promise<Map<number, Outcome>> {
  if (!before) {
    const after = await addProductRecord(work, who, { ...input, code });
    await record({ action: "product.add", target: `product:${after.id}`, after: input });
    return new Map(rows.map(({ line }) => [line, { result: "new", changes: {} }]));
  }
  const { input: unchanged } = joinRows({ rows: [], before, places });
  if (versioned(input).version === versioned(unchanged).version) {
    return new Map(rows.map(({ line }) => [line, { result: "unchanged" }]));
  }
  const after = await saveProductRecord(work, who, input, before);
  if (after !== before) await record(productSaved(before, after));
  const first = rows[0]?.line;
  return new Map(
    rows.map(({ line, row: { key: sku } }): [number, Outcome] => {
      const old = itemOf(before, sku, places);
      const now = itemOf(after, sku, places);
      const own = ({ key }: { key: string }) =>
        VARIANT_COLUMNS.has(key) || (carriers.get(key) ?? first) === line;
      const changes = now ? changesIn(old ?? anyItem(before, places), now, own) : {};
      if (!old) return [line, { result: "new", changes }];
      const isSame = Object.keys(changes).length === 0;
      return [line, isSame ? { result: "unchanged" } : { result: "changed", changes }];
    }),
  );
}

const VARIANT_COLUMNS = new Set(["sku", "isActive", "price", "options", "variantFacts"]);
/** Derived columns, which cannot be edited. */
const SHOWN_ONLY = new Set(["state"]);

function changesIn(
  old: ProductItem,
  now: ProductItem,
  isWanted: (column: { key: string }) => boolean,
): Changes {
  const texts = productColumns
    .filter((column) => !SHOWN_ONLY.has(column.key) && isWanted(column))
    .map(
      ({ key, print }) =>
        [key, String(print(old, "en") ?? ""), String(print(now, "en") ?? "")] as const,
    );
  return Object.fromEntries(
    texts.filter(([, was, is]) => was !== is).map(([key, was, is]) => [key, [was, is]]),
  );
}

function itemOf(product: ProductRecord, sku: string, places: PlaceCodes): ProductItem | undefined {
  const variant = product.variants.find((one) => one.sku === sku);
  return variant && { ...codesOf(product, places), product, variant, isFirst: true };
}

/** A base for new variants: the product's values may stay as before. */
function anyItem(product: ProductRecord, places: PlaceCodes): ProductItem {
  const none = { sku: "", options: {}, attributes: {}, isActive: true, piastres: null };
  return { ...codesOf(product, places), product, variant: none, isFirst: true };
}

function codesOf({ categoryId, brandId }: ProductRecord, { categories, brands }: PlaceCodes) {
  const codeIn = (ids: ReadonlyMap<string, number>, wanted: number) =>
    [...ids].find(([, id]) => id === wanted)?.[0] ?? "";
  return { category: codeIn(categories, categoryId), brand: codeIn(brands, brandId) };
}

async function readPlaces(db: Connection): Promise<PlaceCodes> {
  const ids = async (view: string) => {
    const { rows } = await sql<{ id: number; code: string }>`
      select id, code from ${sql.table(view)}`.execute(db);
    return new Map(rows.map(({ id, code }) => [code, id]));
  };
  return {
    categories: await ids("catalog.kept_category"),
    brands: await ids("catalog.kept_brand"),
  };
}

async function productIds(db: Connection, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from catalog.kept_product where code = any (${codes}::text[])
  `.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

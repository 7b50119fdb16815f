import { sql } from "kysely";
import {
  changedPrice,
  type ExactChange,
  type ProductChange,
  type RowReport,
} from "#contract/assortment/product-change.ts";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { mayStaff, type Permission } from "#contract/kernel/permissions.ts";
import { lockProducts } from "#server/modules/catalog/index.ts";
import { lockStock } from "#server/modules/inventory/index.ts";
import type { Staff } from "#server/modules/staff/index.ts";
import { presentProblem, ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import { attempt } from "#server/platform/postgres/attempt.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readProductRecord } from "../record/read-product-record.ts";
import { applyChange } from "./apply-change.ts";

interface Many {
  who: Staff;
  locale: Locale;
  /** Called for each product that was changed. */
  note: (before: ProductRecord, after: ProductRecord) => Promise<void>;
}

const NEEDED: Partial<Record<ExactChange["kind"] | ProductChange["kind"], Permission>> = {
  price: "price:write",
  prices: "price:write",
  stock: "stock:write",
};

/**
 * Applies one change to many products. Refused products stay unchanged, and the report says why.
 */
export async function changeProducts(
  work: Work,
  { ids, change }: { ids: readonly number[]; change: ProductChange },
  { who, locale, note }: Many,
): Promise<RowReport> {
  refuseWithoutPermission(who, [change]);
  const sorted = await lockAll(work, ids, [change]);
  return reportEach(work, sorted, locale, async (product) => {
    const exact = exactChanges(product, change);
    const after = await applyChange(work, product, exact.change, who);
    await note(product, after);
    return { version: after.version, change: exact.undo };
  });
}

interface UndoneChange {
  id: number;
  /** The product's version after the change. */
  version: string;
  change: ExactChange;
}

/** Undoes changes of many products, except those that were changed again since. */
export async function undoChanges(
  work: Work,
  rows: readonly UndoneChange[],
  { who, locale, note }: Many,
): Promise<RowReport> {
  const changes = rows.map(({ change }) => change);
  refuseWithoutPermission(who, changes);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sorted = await lockAll(work, [...byId.keys()], changes);
  return reportEach(work, sorted, locale, async (product) => {
    const { version, change } = byId.get(product.id) ?? refuse("not-found");
    if (product.version !== version) throw new ProblemError("changed-meanwhile");
    await note(product, await applyChange(work, product, change, who));
    return null;
  });
}

function refuseWithoutPermission(
  { role }: Staff,
  changes: readonly Pick<ExactChange | ProductChange, "kind">[],
) {
  for (const { kind } of changes) {
    const permission = NEEDED[kind];
    if (permission && !mayStaff(role, permission)) refuse("forbidden");
  }
}

/** Locks the products and, all at once, the stock that will change. @returns sorted ids */
async function lockAll(
  work: Work,
  ids: readonly number[],
  changes: readonly Pick<ExactChange | ProductChange, "kind">[],
): Promise<number[]> {
  const sorted = [...new Set(ids)].toSorted((a, b) => a - b);
  await lockProducts(work, sorted);
  // In the same order in which checkout locks them.
  if (changes.some(({ kind }) => kind === "stock"))
    await lockStock(work, await variantIdsOf(work, sorted));
  return sorted;
}

/** A change in the product's own values, and what undoes it. */
function exactChanges(
  product: ProductRecord,
  change: ProductChange,
): { change: ExactChange; undo: ExactChange } {
  const { categoryId, brandId, state, publishedAt, variants, stock } = product;
  const active = variants.filter(({ isActive }) => isActive);
  switch (change.kind) {
    case "category":
      return { change, undo: { kind: "category", categoryId } };
    case "brand":
      return { change, undo: { kind: "brand", brandId } };
    case "state":
      return {
        change,
        undo: { kind: "state", state, ...(publishedAt !== null && { at: publishedAt }) },
      };
    case "price": {
      const before = active.flatMap(({ id: variantId, piastres }) =>
        piastres === null ? [] : [{ variantId, piastres }],
      );
      const prices = before.map(({ variantId, piastres }) => ({
        variantId,
        piastres: changedPrice(piastres, change),
      }));
      return { change: { kind: "prices", prices }, undo: { kind: "prices", prices: before } };
    }
    case "stock": {
      const ids = new Set(active.map(({ id }) => id));
      const lines = stock
        .filter(({ variantId }) => ids.has(variantId))
        .map(({ variantId, onHand }) => ({ variantId, quantity: change.onHand - onHand }))
        .filter(({ quantity }) => quantity !== 0);
      const undo = lines.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }));
      return { change: { kind: "stock", lines }, undo: { kind: "stock", lines: undo } };
    }
  }
}

async function variantIdsOf({ db }: Work, productIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from catalog.listed_variant where product_id = any (${productIds}::integer[])
  `.execute(db);
  return rows.map(({ id }) => id);
}

type Row = RowReport["rows"][number];

/**
 * Changes products one by one. Refused ones stay unchanged, and the report says why.
 * @param act changes one product, and returns what undoes it
 */
async function reportEach(
  work: Work,
  ids: readonly number[],
  locale: Locale,
  act: (product: ProductRecord) => Promise<Row["undo"]>,
): Promise<RowReport> {
  const rows: Row[] = [];
  for (const id of ids) {
    const product = await readProductRecord(work.db, id);
    let undo = null as Row["undo"];
    const refusal = await attempt(work, async () => {
      undo = product ? await act(product) : refuse("not-found");
    });
    const problem = refusal && presented(refusal, locale);
    rows.push({ id, name: product?.name ?? null, problem, undo });
  }
  const refused = rows.filter(({ problem }) => problem !== null).length;
  return { changed: rows.length - refused, refused, rows };
}

function presented(problem: ProblemError, locale: Locale) {
  const { code, title, errors = [] } = presentProblem(problem, locale);
  return { code, title, errors };
}

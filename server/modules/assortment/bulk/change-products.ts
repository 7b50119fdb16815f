import { sql } from "kysely";
import {
  changedPrice,
  type ProductChange,
  type RowReport,
} from "#contract/assortment/product-change.ts";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { type Permission, mayStaff } from "#contract/kernel/permissions.ts";
import { lockProducts, placeProduct } from "#server/modules/catalog/index.ts";
import { bookStock, lockStock } from "#server/modules/inventory/index.ts";
import { savePrices } from "#server/modules/pricing/index.ts";
import type { Staff } from "#server/modules/staff/index.ts";
import { presentProblem, type ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import { attempt } from "#server/platform/postgres/attempt.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { changeState } from "../record/change-state.ts";
import { readProductRecord } from "../record/read-product-record.ts";

interface ManyProducts {
  ids: readonly number[];
  change: ProductChange;
  who: Staff;
  locale: Locale;
  /** Called for each product that was changed. */
  note: (before: ProductRecord) => Promise<void>;
}

const NEEDED: Partial<Record<ProductChange["kind"], Permission>> = {
  price: "price:write",
  stock: "stock:write",
};

/**
 * Applies one change to many products. Refused products stay unchanged, and the report says why.
 */
export async function changeProducts(work: Work, many: ManyProducts): Promise<RowReport> {
  const { change, who, locale, note } = many;
  const permission = NEEDED[change.kind];
  if (permission && !mayStaff(who.role, permission)) refuse("forbidden");
  const ids = [...new Set(many.ids)].toSorted((a, b) => a - b);
  await lockProducts(work, ids);
  // All stock levels at once, in the same order in which checkout locks them.
  if (change.kind === "stock") await lockStock(work, await variantIdsOf(work, ids));
  const rows: RowReport["rows"] = [];
  for (const id of ids) {
    const product = await readProductRecord(work.db, id);
    const refusal = await attempt(work, async () => {
      if (!product) return refuse("not-found");
      await changeProduct(work, product, many);
      await note(product);
    });
    rows.push({ id, name: product?.name ?? null, problem: refusal && presented(refusal, locale) });
  }
  const refused = rows.filter(({ problem }) => problem !== null).length;
  return { changed: rows.length - refused, refused, rows };
}

async function changeProduct(
  work: Work,
  product: ProductRecord,
  { change, who }: ManyProducts,
): Promise<void> {
  const active = product.variants.filter(({ isActive }) => isActive);
  switch (change.kind) {
    case "category":
    case "brand":
      return placeProduct(work, product.id, change);
    case "state":
      return changeState(work, product, change);
    case "price":
      return savePrices(
        work,
        active.flatMap(({ id: variantId, piastres }) =>
          piastres === null ? [] : [{ variantId, piastres: changedPrice(piastres, change) }],
        ),
      );
    case "stock":
      return setStock(work, product, change.onHand, who);
  }
}

async function setStock(work: Work, product: ProductRecord, onHand: number, who: Staff) {
  const active = new Set(product.variants.filter(({ isActive }) => isActive).map(({ id }) => id));
  const lines = product.stock.flatMap((level) =>
    active.has(level.variantId) && level.onHand !== onHand
      ? [{ variantId: level.variantId, quantity: onHand - level.onHand }]
      : [],
  );
  if (lines.length === 0) return;
  const booking = { kind: "adjustment", reason: "miscounted", note: "", lines } as const;
  await bookStock(work, who.id, booking);
}

function presented(problem: ProblemError, locale: Locale) {
  const { code, title, errors = [] } = presentProblem(problem, locale);
  return { code, title, errors };
}

async function variantIdsOf({ db }: Work, productIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from catalog.listed_variant where product_id = any (${productIds}::integer[])
  `.execute(db);
  return rows.map(({ id }) => id);
}

import type { ExactChange } from "#contract/assortment/product-change.ts";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { placeProduct } from "#server/modules/catalog/index.ts";
import { bookStock } from "#server/modules/inventory/index.ts";
import { type NewPrice, savePrices } from "#server/modules/pricing/index.ts";
import type { Staff } from "#server/modules/staff/index.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { changeState } from "../record/change-state.ts";
import { readProductRecord } from "../record/read-product-record.ts";

/** Changes one product. @returns it as it is afterwards */
export async function applyChange(
  work: Work,
  product: ProductRecord,
  change: ExactChange,
  who: Staff,
): Promise<ProductRecord> {
  await write(work, product, change, who);
  return (await readProductRecord(work.db, product.id)) ?? refuse("not-found");
}

async function write(
  work: Work,
  product: ProductRecord,
  change: ExactChange,
  who: Staff,
): Promise<void> {
  switch (change.kind) {
    case "category":
      if (change.categoryId === product.categoryId) return;
      return placeProduct(work, product.id, change);
    case "brand":
      if (change.brandId === product.brandId) return;
      return placeProduct(work, product.id, change);
    case "state":
      return changeState(work, product, change);
    case "prices":
      refuseForeign(product, change.prices, "prices");
      return savePrices(work, pricesBefore(product, change.prices));
    case "stock":
      refuseForeign(product, change.lines, "lines");
      return book(work, change.lines, who);
  }
}

/** Refuses variants of other products: only this one is locked and checked. */
function refuseForeign(
  { variants }: ProductRecord,
  changed: readonly { variantId: number }[],
  path: string,
): void {
  const own = new Set(variants.map(({ id }) => id));
  const foreign = changed.findIndex(({ variantId }) => !own.has(variantId));
  if (foreign === -1) return;
  const field = `change.${path}.${foreign}.variantId`;
  throw new ProblemError("validation", {}, [{ path: field, key: "validation.oneOf", values: {} }]);
}

function pricesBefore({ variants }: ProductRecord, prices: readonly NewPrice[]): NewPrice[] {
  const before = new Map(variants.map(({ id, piastres }) => [id, piastres]));
  return prices
    .map((price) => ({ ...price, before: before.get(price.variantId) ?? null }))
    .filter((price) => price.piastres !== price.before);
}

async function book(
  work: Work,
  lines: readonly { variantId: number; quantity: number }[],
  who: Staff,
): Promise<void> {
  if (lines.length === 0) return;
  await bookStock(work, who.id, { kind: "adjustment", reason: "miscounted", note: "", lines });
}

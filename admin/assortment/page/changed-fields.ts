import { isSame } from "./conflict.ts";
import type { ProductFields } from "./product-values.ts";

export function changedFields(before: ProductFields, after: ProductFields): Partial<ProductFields> {
  const fields = (Object.keys(after) as (keyof ProductFields)[]).filter(
    (field) => !isSame(before[field], after[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, after[field]]));
}

export interface NewPrice {
  variantId: number;
  was: number;
  piastres: number;
}

/** The changed price, if nothing else of the variants differs. */
export function newPrice(
  before: ProductFields["variants"],
  after: ProductFields["variants"] = [],
): NewPrice | undefined {
  if (after.length !== before.length) return undefined;
  const [index, ...more] = [...after.keys()].filter(
    (place) => !isSame(before[place], after[place]),
  );
  if (index === undefined || more.length > 0) return undefined;
  const [old, variant] = [before[index], after[index]];
  if (!old || !variant) return undefined;
  if (!isSame({ ...variant, piastres: old.piastres }, old)) return undefined;
  const [was, piastres, variantId] = [old.piastres, variant.piastres, Number(old.id)];
  if (typeof was !== "number" || typeof piastres !== "number") return undefined;
  return { variantId, was, piastres };
}

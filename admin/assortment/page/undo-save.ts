import type { ProductRecord } from "#contract/assortment/product-record.ts";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { fieldsOf, type ProductFields, valuesOf } from "./product-values.ts";

/** A product's save, as needed to undo it. */
export interface ProductSave {
  before: ProductRecord;
  /** The fields of the request. */
  sent: Partial<ProductFields>;
  after: ProductRecord;
}

const NO_STOCK: never[] = [];

/**
 * The fields that undo a save. Stock is booked back by the difference, so that goods sold in the
 * meantime stay sold; added variants go off sale.
 * @returns undefined if units were booked for a variant that has no place among the former options
 */
export function fieldsToUndo(
  { before, sent, after }: ProductSave,
  attributes: readonly AttributeRecord[],
): Partial<ProductFields> | undefined {
  const old = fieldsOf(valuesOf(before), { attributes, stock: NO_STOCK });
  const variants = sent.variants && variantsToUndo(old.variants, { before, after }, sent.variants);
  if (sent.variants && !variants) return undefined;
  const fields = Object.keys(sent) as (keyof ProductFields)[];
  return {
    ...Object.fromEntries(fields.map((field) => [field, old[field]])),
    ...(variants && { variants }),
  };
}

function variantsToUndo(
  old: ProductFields["variants"],
  { before, after }: Pick<ProductSave, "before" | "after">,
  sent: ProductFields["variants"],
): ProductFields["variants"] | undefined {
  const bookings = bookingsBack(sent);
  const known = new Set(before.variants.map(({ id }) => id));
  const added = after.variants.filter(({ id, sku }) => !known.has(id) && bookings.has(sku));
  if (added.length > 0 && !isSameSet(before.options, after.options)) return undefined;
  const skus = new Map(after.variants.map(({ id, sku }) => [id, sku]));
  const booked = old.map((variant) => ({
    ...variant,
    ...bookings.get(skus.get(Number(variant.id)) ?? ""),
  }));
  const withdrawn = added.map(({ priceVersion: __, ...variant }) => ({
    ...variant,
    attributes: variant.attributes as ProductFields["attributes"],
    isActive: false,
    ...bookings.get(variant.sku),
  }));
  return [...booked, ...withdrawn];
}

/** By SKU after the save: the units that were seen are wanted again. */
function bookingsBack(variants: ProductFields["variants"]) {
  return new Map(
    variants.flatMap(({ sku, onHand, onHandSeen = 0 }) =>
      onHand === undefined ? [] : [[sku, { onHand: onHandSeen, onHandSeen: onHand }] as const],
    ),
  );
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

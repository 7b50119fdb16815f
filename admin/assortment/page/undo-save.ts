import type { ProductRecord } from "#contract/assortment/product-record.ts";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { bodyOf, type ProductBody, valuesOf } from "./product-values.ts";

/** A product's save, as needed to undo it. */
export interface ProductSave {
  before: ProductRecord;
  /** The request. */
  sent: ProductBody;
  after: ProductRecord;
}

const NO_STOCK: never[] = [];

/**
 * The request that undoes a save, based on the version after it. Stock is booked back by the
 * difference, so that goods sold in the meantime stay sold; added variants go off sale.
 * @returns undefined if units were booked for a variant that has no place among the former options
 */
export function bodyToUndo(
  { before, sent, after }: ProductSave,
  attributes: readonly AttributeRecord[],
): ProductBody | undefined {
  const body = bodyOf(valuesOf(before), { attributes, stock: NO_STOCK });
  const bookings = bookingsBack(sent);
  const known = new Set(before.variants.map(({ id }) => id));
  const added = after.variants.filter(({ id, sku }) => !known.has(id) && bookings.has(sku));
  if (added.length > 0 && !isSameSet(before.options, after.options)) return undefined;
  const skus = new Map(after.variants.map(({ id, sku }) => [id, sku]));
  const booked = body.variants.map((variant) => ({
    ...variant,
    ...bookings.get(skus.get(Number(variant.id)) ?? ""),
  }));
  const withdrawn = added.map((variant) => ({
    ...variant,
    attributes: variant.attributes as ProductBody["attributes"],
    isActive: false,
    ...bookings.get(variant.sku),
  }));
  return { ...body, version: after.version, variants: [...booked, ...withdrawn] };
}

/** By SKU after the save: the units that were seen are wanted again. */
function bookingsBack({ variants }: ProductBody) {
  return new Map(
    variants.flatMap(({ sku, onHand, onHandSeen = 0 }) =>
      onHand === undefined ? [] : [[sku, { onHand: onHandSeen, onHandSeen: onHand }] as const],
    ),
  );
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

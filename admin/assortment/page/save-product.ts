import { ApiProblem } from "#api-client/api-problem.ts";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { sectionsOf } from "#contract/assortment/product-sections.ts";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../../api/client.ts";
import { changedFields, type NewPrice, newPrice } from "./changed-fields.ts";
import { isSame } from "./conflict.ts";
import { fieldsOf, type ProductFields, type ProductValues, valuesOf } from "./product-values.ts";
import { fieldsToUndo } from "./undo-save.ts";

/** A finished save; without `undo` it cannot be undone. */
export interface Saved {
  id: number;
  undo?: (() => Promise<unknown>) | undefined;
}

/**
 * Sends the fields that differ from the record, with the versions of their sections; the price of
 * one variant by its own command.
 */
export async function saveProduct(
  before: ProductRecord,
  values: ProductValues,
  attributes: readonly AttributeRecord[],
): Promise<Saved> {
  const { id, stock } = before;
  const old = fieldsOf(valuesOf(before), { attributes, stock });
  const sent = changedFields(old, fieldsOf(values, { attributes, stock }));
  const changed = Object.keys(sent);
  if (changed.length === 0) return { id };
  const isCurrent = isSame(values.versions, before.versions);
  const price =
    isCurrent && changed.length === 1 ? newPrice(old.variants, sent.variants) : undefined;
  const undoPrice = price && (await setPrice(before, price));
  if (undoPrice) return { id, undo: undoPrice };
  const after = await sendFields(id, sent, values.versions);
  const undone = fieldsToUndo({ before, sent, after }, attributes);
  return { id, undo: undone && (() => sendFields(id, undone, after.versions)) };
}

/** @returns what undoes it; undefined if somebody else has changed the price */
async function setPrice(
  { variants }: ProductRecord,
  { variantId, was, piastres }: NewPrice,
): Promise<(() => Promise<unknown>) | undefined> {
  const set = (amount: number, version: string) =>
    call("PUT /api/v1/admin/variants/{id}/price", {
      params: { id: variantId },
      body: { piastres: amount, version },
    });
  const { priceVersion = "" } = variants.find(({ id }) => id === variantId) ?? {};
  try {
    const { version } = await set(piastres, priceVersion);
    return () => set(was, version);
  } catch (error) {
    // Sent as a field of the product, it is refused with the current product.
    if (error instanceof ApiProblem && error.code === "changed-meanwhile") return undefined;
    throw error;
  }
}

function sendFields(
  id: number,
  fields: Partial<ProductFields>,
  versions: ProductRecord["versions"],
): Promise<ProductRecord> {
  const sections = [...sectionsOf(fields)].map((section) => [section, versions[section]] as const);
  return call("PATCH /api/v1/admin/products/{id}", {
    params: { id },
    body: { ...fields, versions: Object.fromEntries(sections) },
  });
}

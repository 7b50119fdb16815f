import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { call } from "../api/client.ts";

/** Restores a product's former state and publication time, unless somebody has changed it since. */
export async function takeBackState(
  { id, state, publishedAt }: ProductRecord,
  { version }: Pick<ProductRecord, "version">,
): Promise<void> {
  const at = publishedAt === null ? {} : { at: publishedAt };
  const body = { state, version, ...at };
  await call("PUT /api/v1/admin/products/{id}/state", { params: { id }, body });
}

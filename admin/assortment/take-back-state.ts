import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { call } from "../api/client.ts";
import { keepDraft, readDraft } from "../shell/forms/drafts.ts";

/**
 * Restores a product's former state and publication time, unless somebody has changed it since. The
 * draft of unsaved input, stored under `draftName`, is moved to the new version.
 */
export async function takeBackState(
  { id, state, publishedAt }: ProductRecord,
  { version }: Pick<ProductRecord, "version">,
  draftName: string,
): Promise<void> {
  const at = publishedAt === null ? {} : { at: publishedAt };
  const body = { state, version, ...at };
  const after = await call("PUT /api/v1/admin/products/{id}/state", { params: { id }, body });
  const draft = readDraft<{ version: string }>(draftName);
  if (draft?.version === version) keepDraft(draftName, { ...draft, version: after.version });
}

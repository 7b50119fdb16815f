import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CatalogTables } from "../tables.ts";

export type DocumentRole = "data-sheet" | "instructions" | "certificate" | "photometry" | "model";

export interface DocumentDraft {
  documentId: number;
  role: DocumentRole;
  title: Bilingual;
  /** The variant it belongs to; absent: every variant. */
  sku?: string | undefined;
}

/** Replaces the documents of a product, in the given order. */
export async function saveDocuments(
  work: Work,
  productId: number,
  documents: readonly DocumentDraft[],
  variantIds: ReadonlyMap<string, number>,
): Promise<void> {
  const db = work.db.$extendTables<CatalogTables>();
  await db.deleteFrom("catalog.document").where("product_id", "=", productId).execute();
  if (documents.length === 0) return;
  const rows = documents.map(({ documentId, role, title, sku }, index) => ({
    product_id: productId,
    variant_id: sku === undefined ? null : (variantIds.get(sku) ?? null),
    document_id: documentId,
    role,
    title: JSON.stringify(title),
    position: index + 1,
  }));
  await db.insertInto("catalog.document").values(rows).execute();
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MODEL_TITLE, modelsOf } from "#demo/models.ts";
import type { DemoProduct } from "#demo/types.ts";
import type { ProductDraft } from "#server/modules/catalog/index.ts";
import { storeDocument } from "#server/modules/media/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "db", "demo", "models");

/**
 * Stores a product's 3D models. @returns them as its documents, each with the variants that it
 * shows
 */
export async function loadModels(
  work: Work,
  storage: Storage,
  product: DemoProduct,
): Promise<NonNullable<ProductDraft["documents"]>> {
  const models = modelsOf(product);
  const drafts: NonNullable<ProductDraft["documents"]> = [];
  for (const { name, variants } of models) {
    // The shop's own files, made by its own tools: like its pictures, they need no sanitising.
    const bytes = await readFile(join(FOLDER, `${name}.glb`));
    const { documentId } = await storeDocument(work, storage, bytes, {
      kind: "glb",
      ending: "glb",
      bytes,
    });
    const skus = models.length === 1 ? [undefined] : variants.map(({ sku }) => sku);
    drafts.push(
      ...skus.map((sku) => ({ documentId, role: "model" as const, title: MODEL_TITLE, sku })),
    );
  }
  return drafts;
}

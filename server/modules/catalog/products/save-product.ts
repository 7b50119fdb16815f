import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type Dictionary, loadDictionary } from "../dictionary.ts";
import { productChanged } from "../events.ts";
import { factRows } from "../facts/fact-rows.ts";
import type { CatalogTables } from "../tables.ts";
import { checkProduct } from "./check-product.ts";
import type { ProductDraft } from "./product-draft.ts";
import { saveDocuments } from "./save-documents.ts";
import { savePictures } from "./save-pictures.ts";
import { saveVariants } from "./save-variants.ts";

/** Parts of a product that are written separately. */
type ProductPart = "texts" | "attributes" | "variants" | "media";

export interface SavedProduct {
  productId: number;
  variantIds: Map<string, number>;
}

/**
 * Upserts a product by its code, with its variants by SKU and all its pictures. A variant that is
 * no longer listed goes off sale but is kept, because orders may refer to it.
 */
export async function saveProduct(work: Work, draft: ProductDraft): Promise<SavedProduct> {
  return saveProductKnowing(work, await loadDictionary(work.db), draft);
}

/** The same for many products in one transaction, loading the attributes once. */
export async function saveProducts(work: Work, drafts: ProductDraft[]): Promise<SavedProduct[]> {
  const dictionary = await loadDictionary(work.db);
  const saved: SavedProduct[] = [];
  for (const draft of drafts) saved.push(await saveProductKnowing(work, dictionary, draft));
  return saved;
}

/** The same for a new product: a code that is taken is refused. */
export async function addProduct(work: Work, draft: ProductDraft): Promise<SavedProduct> {
  return saveProductKnowing(work, await loadDictionary(work.db), draft, insertProduct);
}

/**
 * Overwrites parts of a product. A draft that shares the other parts with the stored product is
 * expected.
 * @param variantIds by SKU, also of variants off sale
 * @returns the same with new variants
 */
export async function saveProductParts(
  work: Work,
  { productId, variantIds }: SavedProduct,
  draft: ProductDraft,
  parts: ReadonlySet<ProductPart>,
): Promise<SavedProduct> {
  const dictionary = await loadDictionary(work.db);
  const hasNewFacts = parts.has("attributes") || parts.has("variants");
  if (hasNewFacts) checkProduct(dictionary, draft);
  const columns = changedColumns(draft, parts);
  if (Object.keys(columns).length > 0)
    await work.db
      .$extendTables<CatalogTables>()
      .updateTable("catalog.product")
      .set(columns)
      .where("id", "=", productId)
      .execute();
  const saved = parts.has("variants") ? await saveVariants(work, productId, draft) : [];
  const ids = new Map([...variantIds, ...saved]);
  if (parts.has("media")) {
    await savePictures(work, productId, draft.pictures, ids);
    await saveDocuments(work, productId, draft.documents ?? [], ids);
  }
  if (hasNewFacts) await writeFacts(work, dictionary, productId, draft);
  work.invalidate(`product:${productId}`, "products");
  // The category tree counts its products.
  if (parts.has("attributes")) work.invalidate("categories");
  await work.emit(productChanged, { productIds: [productId] });
  return { productId, variantIds: ids };
}

async function saveProductKnowing(
  work: Work,
  dictionary: Dictionary,
  draft: ProductDraft,
  write = writeProduct,
): Promise<SavedProduct> {
  checkProduct(dictionary, draft);
  const productId = await write(work, draft);
  const variantIds = await saveVariants(work, productId, draft);
  await savePictures(work, productId, draft.pictures, variantIds);
  await saveDocuments(work, productId, draft.documents ?? [], variantIds);
  await writeFacts(work, dictionary, productId, draft);
  work.invalidate(`product:${productId}`, "products", "categories");
  await work.emit(productChanged, { productIds: [productId] });
  return { productId, variantIds };
}

async function writeProduct(work: Work, draft: ProductDraft): Promise<number> {
  const columns = { ...columnsOf(draft), published_at: draft.publishedAt };
  const { id } = await work.db
    .$extendTables<CatalogTables>()
    .insertInto("catalog.product")
    .values({ code: draft.code, ...columns })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function insertProduct(work: Work, draft: ProductDraft): Promise<number> {
  const row = await work.db
    .$extendTables<CatalogTables>()
    .insertInto("catalog.product")
    .values({ code: draft.code, ...columnsOf(draft), published_at: draft.publishedAt })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) return row.id;
  throw new ProblemError("validation", {}, [
    { path: "code", key: "validation.exclusion", values: {} },
  ]);
}

function columnsOf(draft: ProductDraft) {
  return {
    ...textColumns(draft),
    ...attributeColumns(draft),
    options: draft.options,
  };
}

function changedColumns(draft: ProductDraft, parts: ReadonlySet<ProductPart>) {
  return {
    ...(parts.has("texts") && textColumns(draft)),
    ...(parts.has("attributes") && attributeColumns(draft)),
    ...(parts.has("variants") && { options: draft.options }),
  };
}

function textColumns(draft: ProductDraft) {
  return {
    name: JSON.stringify(draft.name),
    slug: JSON.stringify(draft.slug),
    summary: JSON.stringify(draft.summary),
    description: JSON.stringify(draft.description),
    selling_points: JSON.stringify(draft.sellingPoints),
    care_notes: draft.careNotes ? JSON.stringify(draft.careNotes) : null,
  };
}

function attributeColumns(draft: ProductDraft) {
  return {
    category_id: draft.categoryId,
    brand_id: draft.brandId,
    attributes: JSON.stringify(draft.attributes),
    is_marked_new: draft.isMarkedNew ?? false,
  };
}

async function writeFacts(
  work: Work,
  dictionary: Dictionary,
  productId: number,
  draft: ProductDraft,
): Promise<void> {
  const db = work.db.$extendTables<CatalogTables>();
  await db.deleteFrom("catalog.fact").where("product_id", "=", productId).execute();
  const onSale = draft.variants.filter((variant) => variant.isActive ?? true);
  const facts = onSale.map((variant) => ({
    ...draft.attributes,
    ...variant.attributes,
    ...variant.options,
  }));
  const rows = factRows(dictionary, facts);
  if (rows.length === 0) return;
  await db
    .insertInto("catalog.fact")
    .values(rows.map((row) => ({ product_id: productId, ...row })))
    .execute();
}

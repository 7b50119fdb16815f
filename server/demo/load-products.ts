import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { catalogue } from "#demo/index.ts";
import { lightLayersOf, roomLayersOf } from "#demo/light-layers.ts";
import { MODEL_TITLE, modelsOf } from "#demo/models.ts";
import { picturesOf } from "#demo/pictures.ts";
import type { DemoPicture, DemoProduct, DemoVariant } from "#demo/types.ts";
import {
  type ProductDraft,
  productPath,
  saveBrand,
  saveProducts,
} from "#server/modules/catalog/index.ts";
import { receiveStock } from "#server/modules/inventory/index.ts";
import { storeDocument } from "#server/modules/media/index.ts";
import { saveOffer, savePrices } from "#server/modules/pricing/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import type { LoadedProducts } from "./content/text-drafts.ts";
import { loadLightLayers } from "./light-layers.ts";
import type { LoadedCategories } from "./load-categories.ts";
import type { PictureStore } from "./picture-store.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "db", "demo", "models");

/** Writes brands, products, prices, offers and stock. @returns the ids of the products */
export async function loadProducts(
  work: Work,
  { pictures, media }: { pictures: PictureStore; media: Storage },
  categories: LoadedCategories,
): Promise<number[]> {
  const brands = new Map<string, number>();
  for (const brand of catalogue.brands) {
    brands.set(brand.code, (await saveBrand(work, brand)).brandId);
  }
  const drafts: ProductDraft[] = [];
  for (const product of catalogue.products) {
    const categoryId = categories.get(product.category)?.id;
    const brandId = brands.get(product.brand);
    if (categoryId === undefined || brandId === undefined) {
      throw new Error(`${product.code} has no category or brand`);
    }
    const documents = await loadModels(work, media, product);
    drafts.push({ ...(await productDraft(product, categoryId, brandId, pictures)), documents });
    await loadLayersOf(work, product, pictures);
  }
  const saved = await saveProducts(work, drafts);
  const variantIds = new Map(saved.flatMap((product) => [...product.variantIds]));
  await loadPricesAndStock(work, variantIds);
  return saved.map((product) => product.productId);
}

/** Products by their code. @param productIds in the order of the demo catalogue */
export function loadedProducts(productIds: number[]): LoadedProducts {
  return new Map(
    catalogue.products.map(({ code, slug: { ar, en } }, index) => {
      const id = productIds[index] ?? 0;
      return [code, { id, path: { ar: productPath(id, ar), en: productPath(id, en) } }];
    }),
  );
}

async function productDraft(
  product: DemoProduct,
  categoryId: number,
  brandId: number,
  pictures: PictureStore,
): Promise<ProductDraft> {
  return {
    code: product.code,
    categoryId,
    brandId,
    name: product.name,
    slug: product.slug,
    summary: product.summary,
    description: product.description,
    sellingPoints: product.sellingPoints,
    careNotes: product.careNotes,
    attributes: product.attributes,
    options: product.options,
    publishedAt: new Date(Date.now() - product.publishedDaysAgo * DAY_MS),
    variants: product.variants.map(({ sku, options, attributes = {} }) => ({
      sku,
      options,
      attributes,
    })),
    pictures: await pictureDrafts(product, pictures),
  };
}

/** Pictures listed on the product apply to every variant; generated ones to their own variant. */
function placedPictures(product: DemoProduct): { picture: DemoPicture; sku?: string }[] {
  if (product.pictures) return product.pictures.map((picture) => ({ picture }));
  return product.variants.flatMap((variant) =>
    picturesOf(product, variant).map((picture) => ({ picture, sku: variant.sku })),
  );
}

/** The layers that a variant's pictures add up from, by the picture's role. */
function layersByRole(product: DemoProduct, variant: DemoVariant) {
  const [night, room] = [lightLayersOf(product, variant), roomLayersOf(product, variant)];
  return Object.entries({ ...(night && { night }), ...(room && { room }) });
}

/** Layers that let visitors dim and tint the light in pictures by night and in rooms. */
async function loadLayersOf(
  work: Work,
  product: DemoProduct,
  pictures: PictureStore,
): Promise<void> {
  for (const variant of product.variants) {
    for (const [role, layers] of layersByRole(product, variant)) {
      const picture = picturesOf(product, variant).find((one) => one.role === role);
      if (picture) await loadLightLayers(work, pictures, picture.file, layers);
    }
  }
}

async function pictureDrafts(
  product: DemoProduct,
  pictures: PictureStore,
): Promise<ProductDraft["pictures"]> {
  const drafts: ProductDraft["pictures"] = [];
  for (const { picture, sku } of placedPictures(product)) {
    const assetId = await pictures.assetOf(picture.file);
    drafts.push({ assetId, role: picture.role, alt: picture.alt, ...(sku && { sku }) });
  }
  return drafts;
}

async function loadPricesAndStock(work: Work, variantIds: Map<string, number>): Promise<void> {
  const variants = catalogue.products
    .flatMap((product) => product.variants)
    .map((variant) => ({ ...variant, variantId: variantIds.get(variant.sku) ?? 0 }));
  await savePrices(
    work,
    variants.map(({ variantId, pricePiastres }) => ({ variantId, piastres: pricePiastres })),
  );
  for (const { variantId, offer } of variants) {
    if (!offer) continue;
    await saveOffer(work, {
      variantId,
      piastres: offer.piastres,
      from: startOfDay(offer.fromDay),
      until: startOfDay(offer.toDay),
    });
  }
  const inStock = variants.filter((variant) => variant.stock > 0);
  const lines = inStock.map(({ variantId, stock }) => ({ variantId, quantity: stock }));
  await receiveStock(work, lines, "demo");
}

/** Midnight of a day counted from today, in Egypt's winter time. */
function startOfDay(days: number): Date {
  const today = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${today}T00:00:00+02:00`);
}

/**
 * Stores a product's 3D models. @returns them as its documents, each with the variants that it
 * shows
 */
async function loadModels(
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

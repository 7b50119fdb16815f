import { saveAttributes, saveBrand, saveCategory, saveProduct } from "../modules/catalog/index.ts";
import { receiveStock } from "../modules/inventory/index.ts";
import { saveDeliveryTerms, savePrices } from "../modules/pricing/index.ts";
import type { Work } from "../platform/postgres/unit-of-work.ts";

export interface SmallProduct {
  stock?: number;
  piastres?: number;
  /** Drafts are not published. */
  isDraft?: boolean;
  /** A round light with a flux and sizes. */
  givesLight?: boolean;
}

let count = 0;

const LIGHT_FACTS = { luminous_flux: 800, diameter_mm: 90, height_mm: 60 };

/**
 * Products with one variant each, created by the shop's own commands. @returns their variant ids,
 * in the same order
 */
export async function addProducts(work: Work, products: SmallProduct[]): Promise<number[]> {
  const name = { ar: "ماركة", en: "Brand" };
  const { brandId } = await saveBrand(work, { code: "test", name, description: name });
  const category = {
    code: "test",
    parentId: null,
    name,
    slug: { ar: "t", en: "t" },
    description: name,
  };
  const { categoryId } = await saveCategory(work, {
    ...category,
    keyFacts: [],
    assetId: null,
    position: 1,
  });
  if (products.some(({ givesLight }) => givesLight)) {
    await saveAttributes(
      work,
      Object.keys(LIGHT_FACTS).map((code) => ({ code, kind: "number", name, group: "size" })),
    );
  }
  const variantIds: number[] = [];
  for (const product of products)
    variantIds.push(await addProduct(work, product, { brandId, categoryId }));
  return variantIds;
}

async function addProduct(
  work: Work,
  { stock = 10, piastres = 114_00, isDraft = false, givesLight = false }: SmallProduct,
  place: { brandId: number; categoryId: number },
): Promise<number> {
  count += 1;
  const sku = `TEST-${count}`;
  const text = { ar: `مصباح ${count}`, en: `Lamp ${count}` };
  const { variantIds } = await saveProduct(work, {
    ...place,
    code: sku.toLowerCase(),
    name: text,
    slug: { ar: `misbah-${count}`, en: `lamp-${count}` },
    summary: text,
    description: text,
    sellingPoints: [],
    careNotes: null,
    attributes: givesLight ? LIGHT_FACTS : {},
    options: [],
    publishedAt: isDraft ? null : new Date(),
    variants: [{ sku, options: {} }],
    pictures: [],
  });
  const variantId = variantIds.get(sku) ?? 0;
  await savePrices(work, [{ variantId, piastres }]);
  if (stock > 0) await receiveStock(work, [{ variantId, quantity: stock }], "test");
  return variantId;
}

/**
 * Cairo: EGP 60, cash on delivery EGP 20 more and up to EGP 20,000, free from EGP 5,000 of goods.
 * Aswan: EGP 90, slower.
 */
export async function addDeliveryTerms(work: Work): Promise<void> {
  const cairo = { fee: 60_00, codFee: 20_00, codLimit: 20_000_00, freeFrom: 5_000_00 };
  await saveDeliveryTerms(work, [
    { governorate: "EG-C", ...cairo, daysMin: 1, daysMax: 3 },
    {
      governorate: "EG-ASN",
      ...cairo,
      fee: 90_00,
      freeFrom: null,
      codLimit: null,
      daysMin: 4,
      daysMax: 7,
    },
  ]);
}

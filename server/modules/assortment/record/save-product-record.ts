import type { ProductInput, ProductRecord } from "#contract/assortment/product-record.ts";
import { mayStaff } from "#contract/kernel/permissions.ts";
import { addProduct, saveProduct, type ProductDraft } from "#server/modules/catalog/index.ts";
import { savePrices } from "#server/modules/pricing/index.ts";
import type { Staff } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { productDraftOf } from "./product-draft-of.ts";
import { readProductRecord } from "./read-product-record.ts";
import { setStock } from "./set-stock.ts";

/** Creates a product as a draft. */
export async function addProductRecord(
  work: Work,
  who: Pick<Staff, "id" | "role">,
  { code, ...input }: ProductInput & { code: string },
): Promise<ProductRecord> {
  const variants = input.variants.map((variant) => ({ ...variant, id: undefined }));
  const draft = await productDraftOf(work, { ...input, variants }, { code, publishedAt: null });
  const { productId, variantIds } = await addProduct(work, draft);
  await savePricesOf(work, who, { variants, variantIds, before: [] });
  await setStock(work, who, { variants, variantIds, before: [] });
  return recordOf(work, productId);
}

/** Overwrites a product. */
export async function saveProductRecord(
  work: Work,
  who: Pick<Staff, "id" | "role">,
  input: ProductInput,
  before: ProductRecord,
): Promise<ProductRecord> {
  const { code } = before;
  const { variants } = input;
  const publishedAt = before.publishedAt === null ? null : new Date(before.publishedAt);
  const draft: ProductDraft = await productDraftOf(work, input, { code, publishedAt });
  const { productId, variantIds } = await saveProduct(work, draft);
  await savePricesOf(work, who, { variants, variantIds, before: before.variants });
  await setStock(work, who, { variants, variantIds, before: before.stock });
  return recordOf(work, productId);
}

interface PricedVariants {
  variants: readonly { sku: string; piastres: number | null }[];
  variantIds: ReadonlyMap<string, number>;
  before: readonly { id: number; piastres: number | null }[];
}

/** Only what changed: prices need their own permission. */
async function savePricesOf(
  work: Work,
  who: Pick<Staff, "role">,
  priced: PricedVariants,
): Promise<void> {
  const { variants, variantIds, before } = priced;
  const old = new Map(before.map(({ id, piastres }) => [id, piastres]));
  const changed = variants
    .map(({ sku, piastres }) => {
      const variantId = variantIds.get(sku) ?? 0;
      return { variantId, piastres, before: old.get(variantId) ?? null };
    })
    .filter(({ piastres, before: was }) => piastres !== was);
  if (changed.length === 0) return;
  if (!mayStaff(who.role, "price:write")) refuse("forbidden");
  await savePrices(work, changed);
}

async function recordOf({ db }: Work, id: number): Promise<ProductRecord> {
  return (await readProductRecord(db, id)) ?? refuse("not-found");
}

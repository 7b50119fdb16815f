import type { ProductInput, ProductRecord } from "#contract/assortment/product-record.ts";
import { mayStaff } from "#contract/kernel/permissions.ts";
import { addProduct, type Facts, saveProductParts } from "#server/modules/catalog/index.ts";
import { savePrices } from "#server/modules/pricing/index.ts";
import type { Staff } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { draftSlug, productDraftOf } from "./product-draft-of.ts";
import { readProductRecord } from "./read-product-record.ts";
import { changedSections } from "./section-contents.ts";
import { setStock } from "./set-stock.ts";

type By = Pick<Staff, "id" | "role">;

/** Creates a product as a draft. */
export async function addProductRecord(
  work: Work,
  who: By,
  { code, ...input }: ProductInput & { code: string },
): Promise<ProductRecord> {
  const variants = input.variants.map((variant) => ({ ...variant, id: undefined }));
  const priced = { variants, variantIds: new Map<string, number>(), before: [] };
  refusePrices(who, priced);
  const draft = await productDraftOf(work, { ...input, variants }, { code, publishedAt: null });
  const { productId, variantIds } = await addProduct(work, draft);
  await savePrices(work, changedPrices({ ...priced, variantIds }));
  await setStock(work, who, { variants, variantIds, before: [] });
  return (await readProductRecord(work.db, productId)) ?? refuse("not-found");
}

/**
 * Overwrites the given fields of a product, and writes only sections and prices that differ from
 * the stored ones.
 * @returns `before` itself when nothing differs
 */
export async function saveProductRecord(
  work: Work,
  who: By,
  fields: Partial<ProductInput>,
  before: ProductRecord,
): Promise<ProductRecord> {
  const input = { ...inputOf(before), ...fields };
  input.slug = draftSlug(input, before.code);
  const { variants } = input;
  const changed = changedSections(before, input);
  const oldIds = new Map(before.variants.map(({ sku, id }) => [sku, id]));
  const priced = { variants, variantIds: oldIds, before: before.variants };
  refusePrices(who, priced);
  const draft = await productDraftOf(work, input, {
    code: before.code,
    publishedAt: before.publishedAt === null ? null : new Date(before.publishedAt),
    // Variants off sale may keep pictures of their own.
    skus: fields.variants ? [] : [...oldIds.keys()],
  });
  const { id: productId } = before;
  const { variantIds } =
    changed.size > 0
      ? await saveProductParts(work, { productId, variantIds: oldIds }, draft, changed)
      : { variantIds: oldIds };
  const prices = changedPrices({ ...priced, variantIds });
  await savePrices(work, prices);
  const isBooked = await setStock(work, who, { variants, variantIds, before: before.stock });
  if (changed.size === 0 && prices.length === 0 && !isBooked) return before;
  return (await readProductRecord(work.db, productId)) ?? refuse("not-found");
}

/** A stored product as it would be saved unchanged. */
function inputOf({ options, variants, attributes, ...record }: ProductRecord): ProductInput {
  const wanted = options.toSorted().join();
  const hasOptions = (chosen: object) => Object.keys(chosen).toSorted().join() === wanted;
  return {
    ...record,
    options,
    attributes: attributes as Facts,
    // Variants taken off sale by a change of options have no values for the new ones.
    variants: variants
      .filter((variant) => variant.isActive || hasOptions(variant.options))
      .map((variant) => ({ ...variant, attributes: variant.attributes as Facts })),
  };
}

interface PricedVariants {
  variants: ProductInput["variants"];
  variantIds: ReadonlyMap<string, number>;
  before: readonly { id: number; piastres: number | null }[];
}

function changedPrices({ variants, variantIds, before }: PricedVariants) {
  const old = new Map(before.map(({ id, piastres }) => [id, piastres]));
  return variants
    .map(({ id, sku, piastres }) => {
      const variantId = variantIds.get(sku) ?? id ?? 0;
      return { variantId, piastres, before: old.get(variantId) ?? null };
    })
    .filter(({ piastres, before: was }) => piastres !== was);
}

/** Prices need a permission of their own. */
function refusePrices({ role }: By, priced: PricedVariants): void {
  if (changedPrices(priced).length > 0 && !mayStaff(role, "price:write")) refuse("forbidden");
}

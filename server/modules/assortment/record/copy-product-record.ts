import type { ProductInput, ProductRecord } from "#contract/assortment/product-record.ts";
import type { Facts } from "#server/modules/catalog/index.ts";
import type { Staff } from "#server/modules/staff/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { addProductRecord } from "./save-product-record.ts";

const MAX_SKU = 40;

/**
 * Creates a draft from another product. Its SKUs are the original's with the number of the new code
 * appended.
 */
export async function copyProductRecord(
  work: Work,
  who: Staff,
  original: ProductRecord,
  code: string,
): Promise<ProductRecord> {
  const ending = `-${code
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "")
    .slice(-12)}`;
  const copied = (sku: string) => sku.slice(0, MAX_SKU - ending.length) + ending;
  const copiedOrNull = (sku: string | null) => (sku === null ? null : copied(sku));
  const active = original.variants.filter(({ isActive }) => isActive);
  const variants = (active.length > 0 ? active : original.variants).map(
    (variant): ProductInput["variants"][number] => ({
      ...variant,
      id: undefined,
      sku: copied(variant.sku),
      attributes: variant.attributes as Facts,
    }),
  );
  const isKept = (sku: string | null) =>
    sku === null || variants.some((variant) => variant.sku === copied(sku));
  return addProductRecord(work, who, {
    ...original,
    code,
    slug: { ar: "", en: "" },
    attributes: original.attributes as Facts,
    variants,
    pictures: original.pictures
      .filter(({ sku }) => isKept(sku))
      .map((picture) => ({ ...picture, sku: copiedOrNull(picture.sku) })),
    documents: original.documents
      .filter(({ sku }) => isKept(sku))
      .map((document) => ({ ...document, sku: copiedOrNull(document.sku) })),
  });
}

import type { ProductInput, ProductRecord } from "#contract/assortment/product-record.ts";
import type { ProductSection } from "#contract/assortment/product-sections.ts";
import { versionOf } from "#server/platform/http/record-version.ts";

type Contents = Record<ProductSection, object>;

/** What each section stores in the catalogue, equal for a record and for the request that saves it. */
export function sectionContents(
  product: Omit<ProductInput, "attributes" | "variants"> & {
    attributes: object;
    variants: readonly (Omit<ProductInput["variants"][number], "attributes"> & {
      attributes: object;
    })[];
  },
): Contents {
  const { name, slug, summary, description, sellingPoints, careNotes } = product;
  const { categoryId, brandId, isMarkedNew, attributes, options } = product;
  return {
    texts: { name, slug, summary, description, sellingPoints, careNotes },
    attributes: { categoryId, brandId, isMarkedNew, attributes },
    variants: {
      options,
      variants: product.variants.map(({ id, sku, options: chosen, attributes: own, isActive }) => ({
        id,
        sku,
        options: chosen,
        attributes: own,
        isActive,
      })),
    },
    media: {
      pictures: product.pictures.map(({ assetId, role, alt, sku, focus }) => ({
        assetId,
        role,
        alt,
        sku,
        focus,
      })),
      documents: product.documents.map(({ documentId, role, title, sku }) => ({
        documentId,
        role,
        title,
        sku,
      })),
    },
  };
}

/** The sections in which a product to be saved differs from the stored one. */
export function changedSections(
  before: ProductRecord,
  input: ProductInput,
): ReadonlySet<ProductSection> {
  const ids = new Map(before.variants.map(({ id, sku }) => [sku, id]));
  const variants = input.variants.map((variant) => ({
    ...variant,
    id: variant.id ?? ids.get(variant.sku),
  }));
  const sent = new Set(variants.map(({ id }) => id));
  // A variant that is off sale may be left out.
  const stored = before.variants.filter(({ id, isActive }) => isActive || sent.has(id));
  const old = sectionContents({ ...before, variants: stored });
  const now = sectionContents({ ...input, variants });
  const sections = Object.keys(now) as ProductSection[];
  return new Set(sections.filter((section) => versionOf(old[section]) !== versionOf(now[section])));
}

import { type Compared, writeCompared } from "#contract/catalog/compared.ts";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { initialVariant } from "../buy/choose-variant.ts";
import { optionWords } from "../buy/use-variant.ts";

/** One column: a variant with everything that is compared, and nothing else of its product. */
export type ComparedItem = Pick<ProductDetail, "name" | "brand" | "rating" | "factGroups"> &
  Pick<Variant, "price" | "available" | "facts"> & {
    /** As in the URL. */
    key: string;
    variantId: number;
    path: string;
    /** Chosen options in words. */
    words: string;
    picture: Variant["pictures"][number] | null;
    /** Category to find more of the kind in. */
    category: ProductDetail["breadcrumbs"][number] | null;
  };

/**
 * The column for a requested product; an unknown variant falls back to the one its page would show.
 */
export function comparedItem(product: ProductDetail, wanted: Compared): ComparedItem | undefined {
  const named = wanted.variantId === null ? null : String(wanted.variantId);
  const variant = initialVariant(product.variants, named);
  if (!variant) return undefined;
  const { name, brand, rating, factGroups, breadcrumbs } = product;
  const query = named === null ? "" : `?variant=${variant.sku.toLowerCase()}`;
  return {
    key: writeCompared(wanted),
    variantId: variant.id,
    path: product.path + query,
    words: optionWords(product, variant),
    picture: variant.pictures[0] ?? null,
    category: breadcrumbs.at(-1) ?? null,
    price: variant.price,
    available: variant.available,
    facts: variant.facts,
    name,
    brand,
    rating,
    factGroups,
  };
}

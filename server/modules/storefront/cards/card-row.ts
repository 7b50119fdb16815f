import type { Price, ProductCard } from "#contract/catalog/product.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Focus } from "#contract/media/picture.ts";
import type { Facts } from "#server/modules/catalog/index.ts";

export interface CardVariant {
  id: number;
  options: Record<string, string>;
  attributes: Facts;
  price: Price;
  available: number;
}

export interface CardPicture {
  variantId: number | null;
  role: string;
  src: string;
  width: number;
  height: number;
  alt: Bilingual;
  focus: Focus | null;
}

export interface CardRow {
  id: number;
  categoryId: number;
  name: Bilingual;
  slug: Bilingual;
  brand: Bilingual;
  attributes: Facts;
  options: string[];
  isNew: boolean;
  rating: ProductCard["rating"];
  /** On sale, in display order; never empty. */
  variants: CardVariant[];
  /** Main and night pictures, in display order. */
  pictures: CardPicture[];
}

/**
 * Which variants match a list's criteria, when only some of a product's do: the card shows one of
 * them.
 */
export type CardFocus = (variant: CardVariant, variants: CardVariant[]) => boolean;

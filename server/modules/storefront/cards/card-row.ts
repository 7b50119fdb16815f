import type { ProductCard } from "#contract/catalog/product.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Facts } from "#server/modules/catalog/index.ts";

export interface CardVariant {
  id: number;
  options: Record<string, string>;
  attributes: Facts;
  amount: number;
  was: number | null;
  available: number;
}

export interface CardPicture {
  variantId: number | null;
  role: string;
  src: string;
  width: number;
  height: number;
  alt: Bilingual;
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
  /** Heroes and night pictures, in display order. */
  pictures: CardPicture[];
}

/** Which variant's price a card shows: the lowest of all, or the lowest that is on offer. */
export type CardFocus = "lowest" | "offer";

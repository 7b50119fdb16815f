import type { ProductDetail } from "#contract/catalog/product.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Focus } from "#contract/media/picture.ts";
import type { Facts } from "#server/modules/catalog/index.ts";

export interface DetailVariant {
  id: number;
  sku: string;
  options: Record<string, string>;
  attributes: Facts;
  amount: number;
  was: number | null;
  offerEndsAt: string | null;
  available: number;
}

interface DetailPicture {
  variantId: number | null;
  role: string;
  src: string;
  width: number;
  height: number;
  alt: Bilingual;
  focus: Focus | null;
}

export interface DetailDocument {
  variantId: number | null;
  title: Bilingual;
  src: string;
  kind: "pdf" | "ies" | "glb";
  bytes: number;
}

export interface DetailRow {
  id: number;
  categoryId: number;
  name: Bilingual;
  slug: Bilingual;
  summary: Bilingual;
  description: Bilingual;
  sellingPoints: Bilingual[];
  careNotes: Bilingual | null;
  brand: Bilingual;
  attributes: Facts;
  options: string[];
  isNew: boolean;
  rating: ProductDetail["rating"];
  variants: DetailVariant[];
  pictures: DetailPicture[];
  documents: DetailDocument[];
  related: number[];
}

import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Facts } from "../tables.ts";
import type { DocumentDraft } from "./save-documents.ts";
import type { PictureDraft } from "./save-pictures.ts";

/** A product as entered by staff. */
export interface ProductDraft {
  code: string;
  categoryId: number;
  brandId: number;
  name: Bilingual;
  slug: Bilingual;
  summary: Bilingual;
  /** Paragraphs, separated by a blank line. */
  description: Bilingual;
  sellingPoints: Bilingual[];
  careNotes: Bilingual | null;
  attributes: Facts;
  /** Attribute codes of the options that customers choose from, in order; at most three. */
  options: string[];
  /** Null: a draft, hidden from customers. */
  publishedAt: Date | null;
  isMarkedNew?: boolean;
  variants: VariantDraft[];
  pictures: PictureDraft[];
  documents?: DocumentDraft[];
}

export interface VariantDraft {
  /** Set for an existing variant, whose SKU may change. */
  id?: number | undefined;
  sku: string;
  /** One value per product option, by attribute code. */
  options: Record<string, string | number>;
  /** Attributes that differ from the product's; option values need not be repeated. */
  attributes?: Facts;
  isActive?: boolean;
}

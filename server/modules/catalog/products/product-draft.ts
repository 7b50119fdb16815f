import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Facts } from "../tables.ts";
import type { DocumentDraft } from "./save-documents.ts";
import type { PictureDraft } from "./save-pictures.ts";

/** A product as staff write it. */
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
  /** Attribute codes the customer chooses from, in order; at most three. */
  options: string[];
  /** Null: a draft that customers do not see. */
  publishedAt: Date | null;
  isMarkedNew?: boolean;
  variants: VariantDraft[];
  pictures: PictureDraft[];
  documents?: DocumentDraft[];
}

export interface VariantDraft {
  /** Of a variant whose SKU may be another from now on. */
  id?: number | undefined;
  sku: string;
  /** One value per option of the product, by attribute code. */
  options: Record<string, string | number>;
  /** Facts that differ from the product's; option values need not be repeated. */
  attributes?: Facts;
  isActive?: boolean;
}

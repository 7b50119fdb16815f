import type { ProductInput } from "./product-record.ts";

/** The parts of a product that are edited separately; each has a version of its own. */
export type ProductSection = "texts" | "attributes" | "variants" | "media";

/** The section of each field of a product. */
const SECTION_OF = {
  name: "texts",
  slug: "texts",
  summary: "texts",
  description: "texts",
  sellingPoints: "texts",
  careNotes: "texts",
  categoryId: "attributes",
  brandId: "attributes",
  isMarkedNew: "attributes",
  attributes: "attributes",
  options: "variants",
  variants: "variants",
  pictures: "media",
  documents: "media",
} as const satisfies Record<keyof ProductInput, ProductSection>;

/** The sections with a field among these. */
export function sectionsOf(fields: object): ReadonlySet<ProductSection> {
  const known = Object.entries(SECTION_OF).filter(([field]) => field in fields);
  return new Set(known.map(([, section]) => section));
}

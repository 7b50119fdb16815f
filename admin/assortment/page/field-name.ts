import type { TextKey } from "../../i18n/message-shape.ts";
import { useText } from "../../i18n/use-text.ts";

const NAMES: Record<string, TextKey> = {
  code: "products.code",
  name: "products.name",
  summary: "products.page.summary",
  description: "products.page.description",
  sellingPoints: "products.page.sellingPoints",
  careNotes: "products.page.careNotes",
  slug: "products.page.slug",
  categoryId: "products.category",
  brandId: "products.brand",
  isMarkedNew: "products.page.isMarkedNew",
  attributes: "products.page.facts",
  options: "products.page.options",
  variants: "products.page.variantsName",
  pictures: "products.page.picturesName",
  documents: "products.page.documents",
};

/** A field's name by its path: `pictures.0.alt` is one of the pictures. */
export function useFieldName(): (path: string) => string {
  const text = useText();
  return (path) => {
    const key = NAMES[path.split(".")[0] ?? ""];
    return key === undefined ? path : text(key);
  };
}

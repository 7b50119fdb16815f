import type { ModulePlugin } from "#server/platform/module.ts";
import { serveCategories } from "./routes.ts";

export const catalogModule: ModulePlugin = (app, platform) => {
  serveCategories(app, platform);
};

export { categoryTree } from "./category-queries.ts";
export { describeVariants, type VariantDescription } from "./products/describe-variants.ts";
export {
  type Attribute,
  branchOf,
  type CategoryNode,
  type Dictionary,
  DICTIONARY_TAG,
  isVisible,
  keyFactsOf,
  lineage,
  loadDictionary,
  readDictionary,
} from "./dictionary.ts";
export { FACT_GROUPS, YES_NO } from "./facts/fact-words.ts";
export { factText, optionLabel, presentFact } from "./facts/present-fact.ts";
export { categoryPath, productPath } from "./paths.ts";
export { productIdsOf } from "./products/product-ids.ts";
export { type ProductText, productTexts } from "./products/product-texts.ts";
export { type AttributeDraft, saveAttributes } from "./save-attributes.ts";
export { type BrandDraft, saveBrand } from "./save-brand.ts";
export { type CategoryDraft, saveCategory } from "./save-category.ts";
export type { PictureDraft } from "./products/save-pictures.ts";
export {
  type ProductDraft,
  type SavedProduct,
  saveProduct,
  saveProducts,
} from "./products/save-product.ts";
export type { VariantDraft } from "./products/save-variants.ts";
export type { Facts, FactValue } from "./tables.ts";

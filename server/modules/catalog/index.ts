export { productChanged } from "./events.ts";
export { catalogModule } from "./routes.ts";

export { categoryTree } from "./category-queries.ts";
export {
  type DescriptionRow,
  describeVariants,
  readDescription,
  type VariantDescription,
} from "./products/describe-variants.ts";
export {
  type Attribute,
  branchOf,
  commonLineage,
  type Dictionary,
  isVisible,
  keyFactsOf,
  lineage,
  lineageCodes,
  loadDictionary,
  readDictionary,
} from "./dictionary.ts";
export { factRows } from "./facts/fact-rows.ts";
export { FACT_GROUPS, NOT_DIMMABLE, YES_NO } from "./facts/fact-words.ts";
export { type ShownUnit, shownUnit, unitWord } from "./facts/fact-unit.ts";
export { factText, optionLabel, presentFact } from "./facts/present-fact.ts";
export { categoryPath, productPath } from "./paths.ts";
export { productIdsOf } from "./products/product-ids.ts";
export { lockProducts, productRoot } from "./products/product-root.ts";
export { productNames } from "./products/product-names.ts";
export { uploadedPhotometry } from "./products/uploaded-photometry.ts";
export { variantProducts } from "./products/variant-products.ts";
export { warrantyMonths } from "./products/warranty-months.ts";
export { type ProductText, productTexts } from "./products/product-texts.ts";
export { figureOf } from "./drawing/figure-of.ts";
export { readSheet, type VariantSheet } from "./products/read-sheet.ts";
export { saveAttributes } from "./save-attributes.ts";
export { saveBrand } from "./save-brand.ts";
export { saveCategory } from "./save-category.ts";
export type { ProductDraft } from "./products/product-draft.ts";
export { placeProduct, showProduct } from "./products/change-products.ts";
export { deleteOldChanges, invalidateIndex } from "./products/change-log.ts";
export { type KeptProduct, readKeptProduct } from "./products/read-record.ts";
export {
  addProduct,
  saveProduct,
  saveProductParts,
  saveProducts,
} from "./products/save-product.ts";
export type { Facts, FactValue } from "./tables.ts";

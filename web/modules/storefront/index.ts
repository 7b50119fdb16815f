export { VariantLine } from "./variant-line.tsx";
export { ComparedPictures } from "./facets/compared-pictures.tsx";
export { CompareLink } from "./compare/compare-link.tsx";
export { ProductGrid } from "./product-grid.tsx";
export { setRange } from "./list/list-links.ts";
export { ProductRow } from "./product-row.tsx";
export { nearestVariant, withVariant } from "./buy/choose-variant.ts";

export { VariantLine } from "./variant-line.tsx";
export { CompareLink } from "./compare/compare-link.tsx";
export { ProductGrid } from "./product-grid.tsx";
export { ProductRow } from "./product-row.tsx";

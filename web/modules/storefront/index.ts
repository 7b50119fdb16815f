export { CompareLink } from "./compare/compare-link.tsx";
export { ProductGrid } from "./card/product-grid.tsx";
export { ProductRow } from "./card/product-row.tsx";

export { CompareLink } from "./parts/compare/compare-link.tsx";
export { ProductGrid } from "./parts/card/product-grid.tsx";
export { RecentRow } from "./parts/recent/recent-row.tsx";
export { ProductRow } from "./parts/card/product-row.tsx";

export { ProductGrid } from "./parts/card/product-grid.tsx";
export { ProductRow } from "./parts/card/product-row.tsx";

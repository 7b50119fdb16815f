export { CartPanel } from "./cart-panel.tsx";
export { TotalRow } from "./total-row.tsx";
export { useCart } from "./use-cart.ts";

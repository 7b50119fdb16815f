export { CartPanel } from "./cart-panel.tsx";
export { CartTotals } from "./cart-totals.tsx";
export { type ShortLine, shortOf } from "./short-of.ts";
export { TotalRow } from "./total-row.tsx";
export { useCart } from "./use-cart.ts";

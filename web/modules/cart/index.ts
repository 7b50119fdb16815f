export { useCartProblem, useProblemText } from "./parts/cart-problem.ts";
export { addToCart, newKey, refreshCart, useCartNotes } from "./parts/cart-writes.ts";
export { CartButton } from "./parts/panel/cart-button.tsx";
export { CartPanel } from "./parts/panel/cart-panel.tsx";
export { TotalRow } from "./parts/summary/total-row.tsx";

export { useCartProblem, useProblemText } from "./cart-problem.ts";
export {
  addToCart,
  newKey,
  putBack,
  refreshCart,
  setQuantity,
  useCartNotes,
} from "./cart-writes.ts";
export { CartPanel } from "./cart-panel.tsx";
export { TotalRow } from "./total-row.tsx";
export { useCart } from "./use-cart.ts";

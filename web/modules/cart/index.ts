export { useCartProblem, useProblemText } from "./parts/cart-problem.ts";
export {
  addToCart,
  newKey,
  putBack,
  refreshCart,
  setQuantity,
  useCartNotes,
} from "./parts/cart-writes.ts";
export { CartPanel } from "./parts/panel/cart-panel.tsx";
export { TotalRow } from "./parts/summary/total-row.tsx";
export { useCart } from "./parts/use-cart.ts";

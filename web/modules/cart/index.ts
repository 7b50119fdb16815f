export { useCartProblem, useProblemText } from "./parts/cart-problem.ts";
export { addToCart, newKey, refreshCart, useCartNotes } from "./parts/cart-writes.ts";

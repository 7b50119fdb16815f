export { CartCheck } from "./cart-check.tsx";
export { plansPart } from "./saved-plans/plans-part.ts";

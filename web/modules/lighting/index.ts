export { CartCheck } from "./parts/cart-check.tsx";

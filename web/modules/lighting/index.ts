export { CartCheck } from "./cart-check.tsx";

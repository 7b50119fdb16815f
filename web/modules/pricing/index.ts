export { useMoney } from "./parts/amount.ts";
export { ProductPrice } from "./parts/product-price.tsx";

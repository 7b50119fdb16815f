export { returnsPart } from "./parts/account/returns-part.ts";
export { OrderReturns } from "./parts/order/order-returns.tsx";

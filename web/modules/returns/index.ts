export { returnsPart } from "./returns-part.ts";
export { OrderReturns } from "./order-returns.tsx";

export { ordersPart } from "./list/orders-part.ts";

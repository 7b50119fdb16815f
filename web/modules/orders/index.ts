export { ordersPart } from "./parts/list/orders-part.ts";

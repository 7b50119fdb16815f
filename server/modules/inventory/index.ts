import type { ModulePlugin } from "#server/platform/module.ts";

export { stockRaised } from "./events.ts";
export { inventoryInvariants } from "./invariants.ts";
export { availability } from "./inventory-queries.ts";
export { receiveStock } from "./receive-stock.ts";
export { refuseShortage, reserveStock } from "./reserve-stock.ts";
export { keepStock, releaseStock, shipStock } from "./settle-reservation.ts";
export { takeBackStock } from "./take-back-stock.ts";

/** Stock is seen through products and carts; it has no endpoints of its own yet. */
export const inventoryModule: ModulePlugin = () => {};

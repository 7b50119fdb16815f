import type { ModulePlugin } from "#server/platform/module.ts";
import { stockRoutes } from "./bookings/routes.ts";
import { countRoutes } from "./counts/routes.ts";

export { stockRaised } from "./events.ts";
export { inventoryInvariants } from "./invariants.ts";
export { binsOf } from "./bookings/bins.ts";
export { bookStock } from "./bookings/book-stock.ts";
export { lockStock } from "./bookings/move-stock.ts";
export { availability } from "./inventory-queries.ts";
export { stockSheet } from "./sheet/stock-sheet.ts";
export { receiveStock } from "./receive-stock.ts";
export { refuseShortage, reserveStock } from "./reserve-stock.ts";
export { keepStock, releaseStock, shipStock } from "./settle-reservation.ts";
export { takeBackStock } from "./take-back-stock.ts";

export const inventoryModule: ModulePlugin = (app, platform) => {
  stockRoutes(app, platform);
  countRoutes(app, platform);
};

import type { ModulePlugin } from "#server/platform/module.ts";
import { orderPrivacy } from "./privacy/order-privacy.ts";
import { orderRoutes } from "./routes.ts";

export { changeOrder } from "./life/change-order.ts";
export { expireOrders } from "./life/expire-orders.ts";

export const ordersModule: ModulePlugin = (app, platform) => {
  orderRoutes(app, platform);
  orderPrivacy(app, platform);
};

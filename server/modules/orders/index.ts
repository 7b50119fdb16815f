import type { ModulePlugin } from "#server/platform/module.ts";
import { orderPrivacy } from "./privacy/order-privacy.ts";
import { boughtProducts } from "./bought/bought-products.ts";
import { orderRoutes } from "./routes.ts";

export { orderInvariants } from "./invariants.ts";
export { changeOrder } from "./life/change-order.ts";
export { expireOrders } from "./life/expire-orders.ts";

export const ordersModule: ModulePlugin = (app, platform) => {
  orderRoutes(app, platform);
  platform.questions.answer("products.bought", "orders", boughtProducts);
  orderPrivacy(app, platform);
};

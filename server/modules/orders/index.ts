import type { ModulePlugin } from "#server/platform/module.ts";
import { orderPrivacy } from "./privacy/order-privacy.ts";
import { boughtProducts } from "./bought/bought-products.ts";
import { adoptOrders } from "./merging/adopt-orders.ts";
import { orderRoutes } from "./routes.ts";
import { fulfilmentRoutes } from "./staff/fulfilment-routes.ts";
import { staffOrderRoutes } from "./staff/staff-routes.ts";

export { billedOrder, type BilledOrder } from "./billing/billed-order.ts";
export { creditReturn } from "./credits/credit-return.ts";
export { setOffOf } from "./credits/credit-sums.ts";
export { doorFacts, setCollect } from "./fulfilments/door-facts.ts";
export { mailOrderEvents, watchOrders } from "./mails/mail-order-events.ts";
export { orderInvariants } from "./invariants.ts";
export { changeOrder, confirmOrder } from "./life/change-order.ts";
export {
  lockPayable,
  payableByNumber,
  payableOfShopper,
  payablesById,
  type PayableOrder,
} from "./payable/payable-order.ts";
export {
  mayReadOrder,
  orderIdOfShopper,
  type ReturnableOrder,
  type ReturnableOrderLine,
  returnableOrder,
} from "./returning/returnable-order.ts";
export { restartClock, stopClock } from "./payable/order-clock.ts";
export { canonicalNumber, randomSuffix } from "./order-number.ts";
export { expireOrders } from "./life/expire-orders.ts";

export const ordersModule: ModulePlugin = (app, platform) => {
  orderRoutes(app, platform);
  staffOrderRoutes(app, platform);
  fulfilmentRoutes(app, platform);
  platform.questions.answer("products.bought", "orders", boughtProducts);
  orderPrivacy(app, platform);
  platform.events.within("customer.signed-in", adoptOrders);
};

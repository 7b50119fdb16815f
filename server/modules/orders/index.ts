import { customerSignedIn, customerErased } from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { OrderPayments } from "./order-payments.ts";
import { eraseOrders } from "./privacy/erase-orders.ts";
import { adoptOrders } from "./merging/adopt-orders.ts";
import { orderRoutes } from "./routes.ts";
import { fulfilmentRoutes } from "./staff/fulfilment-routes.ts";
import { staffOrderRoutes } from "./staff/staff-routes.ts";

export {
  fulfilmentSent,
  orderChanged,
  type OrderCredit,
  orderCredited,
  orderPlaced,
} from "./events.ts";
export { billedOrder, type BilledOrder } from "./billing/billed-order.ts";
export { boughtProducts } from "./bought/bought-products.ts";
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
export { exportOrders } from "./privacy/export-orders.ts";

export const ordersModule: ModulePlugin<[OrderPayments]> = (app, platform, payments) => {
  orderRoutes(app, platform, payments);
  staffOrderRoutes(app, platform);
  fulfilmentRoutes(app, platform, payments);
  platform.events.inTransaction(customerErased, (work, { shopperId }) =>
    eraseOrders(work, shopperId),
  );
  platform.events.inTransaction(customerSignedIn, adoptOrders);
};

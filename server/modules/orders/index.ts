import {
  customerErased,
  customerMerged,
  guestMerged,
  sweepShoppers,
} from "#server/modules/customers/index.ts";
import { mergeWallets } from "#server/modules/wallet/index.ts";
import { moveIdempotencyKeys } from "#server/platform/http/idempotency.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findBuyers } from "./access/find-buyers.ts";
import { callRoutes } from "./calls/routes.ts";
import { codeRoutes } from "./codes/code-routes.ts";
import type { OrderLimits } from "./limits/order-limits.ts";
import { deliverOrderMails } from "./mails/deliver-order-mails.ts";
import { sendHeldMessages } from "./mails/held-messages.ts";
import { orderNoteRoutes } from "./notes/note-routes.ts";
import type { OrderPayments } from "./order-payments.ts";
import { phoneOrderRoutes } from "./phone/routes.ts";
import { eraseOrders } from "./privacy/erase-orders.ts";
import { forgetTraces } from "./privacy/forget-traces.ts";
import { deleteCodes, mergeOrders, moveCodes } from "./privacy/merge-orders.ts";
import { recipientRoutes } from "./recipient/routes.ts";
import { orderReportRoutes } from "./reports/routes.ts";
import { ORDERS_SCOPE, orderRoutes } from "./routes.ts";
import { fulfilmentRoutes } from "./staff/fulfilment-routes.ts";
import { heldGoodsRoutes } from "./staff/held-goods-routes.ts";
import { staffOrderRoutes } from "./staff/staff-routes.ts";
import { expireOrders } from "./status/expire-orders.ts";

export { orderCodes } from "./messages/order-code-book.ts";
export { orderMails } from "./messages/order-mail-book.ts";
export {
  fulfilmentSent,
  orderChanged,
  type OrderCredit,
  orderCredited,
  orderPlaced,
  paymentMethodChanged,
} from "./events.ts";
export { countBeginning } from "./reports/count-visits.ts";
export { type BilledOrder, billedOrder } from "./billed-order.ts";
export { deliveredOrder, type DeliveredOrder, ordersDelivered } from "./delivered-orders.ts";
export { guestPurchase, orderIdsOf, orderOfRatingLink } from "./guest-purchase.ts";
export { type PackedLine, type PackedOrder, packedOrders } from "./packed-orders.ts";
export { purchasedProducts } from "./purchased-products.ts";
export { creditReturn } from "./credits/credit-return.ts";
export { walletByHand } from "./credits/wallet-by-hand.ts";
export { type CreditedLine, setOffOf } from "./credits/credit-sums.ts";
export { type CashParcel, cashParcels } from "./fulfilments/cash-parcels.ts";
export { deliverFulfilment } from "./fulfilments/deliver-fulfilment.ts";
export { codCollection, setCodAmount } from "./fulfilments/cod-collection.ts";
export { orderInvariants } from "./invariants.ts";
export { changeOrder, confirmOrder } from "./status/change-order.ts";
export {
  lockPayable,
  payableByNumber,
  payableOfShopper,
  payablesById,
  type PayableOrder,
} from "./payment/payable-order.ts";
export { accessTo, refuseOrder } from "./access/order-policy.ts";
export {
  mayReadOrder,
  type ReturnableOrder,
  type ReturnableOrderLine,
  returnableOrder,
} from "./returnable-order.ts";
export { otherMethods } from "./payment/change-method.ts";
export { mayPayInCash } from "./payment/pay-in-cash.ts";
export { resumePayment, reviewPayment } from "./payment/review-payment.ts";
export { canonicalNumber, randomSuffix } from "./order-number.ts";
export { expireOrders } from "./status/expire-orders.ts";
export { findBuyers } from "./access/find-buyers.ts";
export { exportOrders } from "./privacy/export-orders.ts";

export type { HeldGoods, OrderLimits } from "./limits/order-limits.ts";

export const ordersModule: ModulePlugin<[OrderPayments, OrderLimits]> = (
  app,
  platform,
  payments,
  limits,
) => {
  orderRoutes(app, platform, { payments, limits });
  codeRoutes(app, platform);
  staffOrderRoutes(app, platform);
  recipientRoutes(app, platform);
  orderNoteRoutes(app, platform);
  orderReportRoutes(app, platform);
  heldGoodsRoutes(app, platform);
  fulfilmentRoutes(app, platform, payments);
  platform.events.inTransaction(customerMerged, async (work, merged) => {
    await mergeOrders(work, merged.fromShopperId, merged.shopperId);
    await deleteCodes(work, merged.fromShopperId);
    // After the cart, in the same order as when placing an order, to avoid deadlocks.
    await mergeWallets(work, merged.fromCustomerId, merged.customerId);
  });
  platform.events.inTransaction(guestMerged, async (work, merged) => {
    const { fromShopperId: from, shopperId: to, intoCustomer } = merged;
    await moveIdempotencyKeys(work, `${ORDERS_SCOPE}${from}`, `${ORDERS_SCOPE}${to}`);
    // An account proves the phone or email of a guest's order before it gets it.
    if (intoCustomer) return;
    await mergeOrders(work, from, to);
    await moveCodes(work, from, to);
  });
  callRoutes(app, platform);
  phoneOrderRoutes(app, platform, { payments, limits });
  platform.events.inTransaction(customerErased, (work, { shopperId }) =>
    eraseOrders(work, shopperId),
  );
  deliverOrderMails(platform, payments, limits);
  scheduleOrderJobs(platform, limits);
};

function scheduleOrderJobs(platform: Platform, { messagesPerHour }: OrderLimits): void {
  const { db, jobs } = platform;
  jobs.schedule("expire-orders", "* * * * *", () => expireOrders(platform));
  jobs.schedule("send-held-messages", "*/5 * * * *", () =>
    sendHeldMessages(platform, messagesPerHour),
  );
  jobs.schedule("forget-order-traces", "15 4 * * *", () => forgetTraces(db));
  // Guests belong to a module below, which does not know who has ordered.
  jobs.schedule("sweep-shoppers", "40 4 * * *", () => sweepShoppers(db, findBuyers));
}

import type { ModulePlugin } from "#server/platform/module.ts";
import { ordersPlacedBy } from "../order-queries.ts";
import { presentOrder } from "../present-order.ts";
import { eraseOrders } from "./erase-orders.ts";

/** Orders in the export and the erasure of a customer. */
export const orderPrivacy: ModulePlugin = (_app, { events, questions }) => {
  events.within("customer.erased", (work, { shopperId }) => eraseOrders(work, shopperId));
  questions.answer("customer.data", "orders", async (db, { shopperId }) => {
    const orders = await ordersPlacedBy(db, shopperId);
    return orders.map((order) => presentOrder(order, order.locale));
  });
};

import type { Payment } from "#contract/payments/endpoints.ts";
import type { PayableOrder } from "#server/modules/orders/index.ts";
import type { OrderMoney } from "./money/order-money.ts";

export function presentPayment(order: PayableOrder, money: OrderMoney): Payment {
  return {
    number: order.number,
    method: order.method,
    state: stateOf(order, money),
    due: order.due,
    paid: money.paid,
    refunded: money.refunded,
    heldUntil: order.heldUntil?.toISOString() ?? null,
    isDeclined: money.isDeclined,
  };
}

function stateOf(order: PayableOrder, money: OrderMoney): Payment["state"] {
  if (money.refunded > 0 && money.refunded >= money.paid) {
    return money.isSettled ? "refunded" : "refunding";
  }
  if (money.paid - money.refunded >= order.due) return "paid";
  // What goes back after the delivery is for goods that came back.
  if (hasArrived(order) && money.paid >= order.due) return "paid";
  if (order.status === "Cancelled") return "over";
  if (order.method === "cod") return "at-the-door";
  return order.heldUntil !== null && order.heldUntil <= new Date() ? "over" : "waiting";
}

function hasArrived({ status }: PayableOrder): boolean {
  return status === "Deliverd" || status === "Completed";
}

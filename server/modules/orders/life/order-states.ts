import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";

/** Which state may follow which. */
export const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ["Ordered", "Cancelled"],
  Ordered: ["Processing", "Cancelled"],
  Processing: ["Shipping", "Cancelled"],
  Shipping: ["Deliverd"],
  Deliverd: ["Completed"],
  Completed: [],
  Cancelled: [],
};

export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** A customer may cancel until the goods are being packed. */
export function mayCustomerCancel(status: OrderStatus): boolean {
  return status === "Pending" || status === "Ordered";
}

/** State of a new order: what is paid at the door has nothing to wait for. */
export const FIRST_STATUS: Record<PaymentMethod, OrderStatus> = {
  cod: "Ordered",
  wallet: "Ordered",
  card: "Pending",
  "bank-transfer": "Pending",
};

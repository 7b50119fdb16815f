import type { OrderStatus } from "#contract/orders/order-status.ts";

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

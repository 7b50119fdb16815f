import { type OrderStatus, TIMELINE } from "#contract/orders/order-status.ts";

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

/** Where the pieces of an order are, all lines together. */
export interface PieceCount {
  /** Neither sent nor cancelled. */
  left: number;
  shipped: number;
  delivered: number;
}

/** The state that the pieces call for: as long as one is left in the house, nothing changes. */
export function stateOfPieces(
  status: OrderStatus,
  { left, shipped, delivered }: PieceCount,
): OrderStatus {
  if (left > 0) return status;
  if (shipped === 0) return "Cancelled";
  return delivered < shipped ? "Shipping" : "Deliverd";
}

/** The states on the way from one to the other, without the first; none is left out. */
export function wayTo(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  if (from === to) return [];
  if (mayFollow(from, to)) return [to];
  const place = (status: OrderStatus) => TIMELINE.findIndex((stage) => stage === status);
  return TIMELINE.slice(place(from) + 1, place(to) + 1);
}

import {
  type OrderStatus,
  TIMELINE,
  WAITING_FOR,
  type WaitingFor,
} from "#contract/orders/order-status.ts";

/** Where an order is: what it waits for, and from then on its status. */
export type OrderState = WaitingFor | Exclude<OrderStatus, "Pending">;

/** Every state of an order, and which may follow it. */
export const TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  approval: ["payment", "Ordered", "Cancelled"],
  payment: ["review", "Ordered", "Cancelled"],
  review: ["payment", "Ordered", "Cancelled"],
  confirmation: ["Ordered", "Cancelled"],
  Ordered: ["Processing", "Cancelled"],
  Processing: ["Shipping", "Cancelled"],
  Shipping: ["Deliverd"],
  Deliverd: ["Completed"],
  Completed: [],
  Cancelled: [],
};

export function mayFollow(from: OrderState, to: OrderState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** A state as the order keeps it. */
export function columnsOf(state: OrderState): {
  status: OrderStatus;
  waiting_for: WaitingFor | null;
} {
  return isWaiting(state)
    ? { status: "Pending", waiting_for: state }
    : { status: state, waiting_for: null };
}

export function isWaiting(state: OrderState): state is WaitingFor {
  return WAITING_FOR.some((one) => one === state);
}

/** A customer may cancel until the goods are being packed. */
export function mayCustomerCancel(status: OrderStatus): boolean {
  return status === "Pending" || status === "Ordered";
}

/** Items of an order by what happened to them, all lines together. */
export interface ItemCount {
  /** Neither shipped nor cancelled. */
  open: number;
  shipped: number;
  delivered: number;
}

/** The state that the items call for: as long as one is still to be shipped, nothing changes. */
export function stateOfItems(
  state: OrderState,
  { open, shipped, delivered }: ItemCount,
): OrderState {
  if (open > 0) return state;
  if (shipped === 0) return "Cancelled";
  return delivered < shipped ? "Shipping" : "Deliverd";
}

/** The states between one and the other, without the first; none is left out. */
export function statesBetween(from: OrderState, to: OrderState): OrderState[] {
  if (from === to) return [];
  if (mayFollow(from, to)) return [to];
  const place = (state: OrderState) => TIMELINE.findIndex((stage) => stage === state);
  return TIMELINE.slice(place(from) + 1, place(to) + 1);
}

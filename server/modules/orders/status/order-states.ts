import {
  type OrderStatus,
  TIMELINE,
  WAITING_FOR,
  type WaitingFor,
} from "#contract/orders/order-status.ts";

/** The state of an order: what it waits for, and after that its status. */
export type OrderState = WaitingFor | Exclude<OrderStatus, "pending">;

/** Every state of an order, and its possible next states. */
export const TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  approval: ["payment", "ordered", "cancelled"],
  payment: ["payment", "review", "confirmation", "ordered", "cancelled"],
  review: ["payment", "ordered", "cancelled"],
  confirmation: ["ordered", "cancelled"],
  ordered: ["processing", "cancelled"],
  processing: ["shipped", "cancelled"],
  shipped: ["delivered", "cancelled"],
  delivered: ["completed"],
  completed: [],
  cancelled: [],
};

export function mayFollow(from: OrderState, to: OrderState): boolean {
  return TRANSITIONS[from].includes(to);
}

/**
 * The statuses that staff may set next. What an order waits for changes by itself, and a shipped
 * order is cancelled through its parcels when none is delivered.
 */
export function statusesAfter(state: OrderState): OrderStatus[] {
  const next = TRANSITIONS[state].filter(
    (one): one is Exclude<typeof one, WaitingFor> => !isWaiting(one),
  );
  return state === "shipped" ? next.filter((one) => one !== "cancelled") : next;
}

/** A state as stored in the order's columns. */
export function columnsOf(state: OrderState): {
  status: OrderStatus;
  waiting_for: WaitingFor | null;
} {
  return isWaiting(state)
    ? { status: "pending", waiting_for: state }
    : { status: state, waiting_for: null };
}

export function isWaiting(state: OrderState): state is WaitingFor {
  return WAITING_FOR.some((one) => one === state);
}

/** A customer may cancel until the order is being packed. */
export function mayCustomerCancel(status: OrderStatus): boolean {
  return status === "pending" || status === "ordered";
}

/** Units of an order by state, summed over all lines. */
export interface UnitCount {
  /** Neither shipped nor cancelled. */
  open: number;
  shipped: number;
  delivered: number;
}

/** The state that follows from the units: unchanged while any is still to be shipped. */
export function stateOfUnits(
  state: OrderState,
  { open, shipped, delivered }: UnitCount,
): OrderState {
  if (open > 0) return state;
  if (shipped === 0) return "cancelled";
  return delivered < shipped ? "shipped" : "delivered";
}

/** The states from one to another, excluding the first; none is skipped. */
export function statesBetween(from: OrderState, to: OrderState): OrderState[] {
  if (from === to) return [];
  if (mayFollow(from, to)) return [to];
  const place = (state: OrderState) => TIMELINE.findIndex((stage) => stage === state);
  return TIMELINE.slice(place(from) + 1, place(to) + 1);
}

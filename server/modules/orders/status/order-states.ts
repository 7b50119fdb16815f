import {
  type OrderStatus,
  TIMELINE,
  WAITING_FOR,
  type WaitingFor,
} from "#contract/orders/order-status.ts";

/** Where an order is: what it waits for, and from then on its status. */
export type OrderState = WaitingFor | Exclude<OrderStatus, "pending">;

/** Every state of an order, and which may follow it. */
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
 * The statuses that staff may give an order next. What it waits for comes and goes by itself, and one that is on its way
 * is cancelled by its parcels, when none of them arrives.
 */
export function statusesAfter(state: OrderState): OrderStatus[] {
  const next = TRANSITIONS[state].filter(
    (one): one is Exclude<typeof one, WaitingFor> => !isWaiting(one),
  );
  return state === "shipped" ? next.filter((one) => one !== "cancelled") : next;
}

/** A state as the order keeps it. */
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

/** A customer may cancel until the goods are being packed. */
export function mayCustomerCancel(status: OrderStatus): boolean {
  return status === "pending" || status === "ordered";
}

/** Units of an order by what happened to them, all lines together. */
export interface UnitCount {
  /** Neither shipped nor cancelled. */
  open: number;
  shipped: number;
  delivered: number;
}

/** The state that the units call for: as long as one is still to be shipped, nothing changes. */
export function stateOfUnits(
  state: OrderState,
  { open, shipped, delivered }: UnitCount,
): OrderState {
  if (open > 0) return state;
  if (shipped === 0) return "cancelled";
  return delivered < shipped ? "shipped" : "delivered";
}

/** The states between one and the other, without the first; none is left out. */
export function statesBetween(from: OrderState, to: OrderState): OrderState[] {
  if (from === to) return [];
  if (mayFollow(from, to)) return [to];
  const place = (state: OrderState) => TIMELINE.findIndex((stage) => stage === state);
  return TIMELINE.slice(place(from) + 1, place(to) + 1);
}

import type { ReturnState } from "#contract/returns/return-types.ts";

type Actor = "customer" | "staff";

/** Which state may follow which, and who says so. An approved return that never arrives is refused in the end. */
export const TRANSITIONS: Record<ReturnState, Partial<Record<ReturnState, Actor>>> = {
  requested: { approved: "staff", refused: "staff", withdrawn: "customer" },
  approved: { received: "staff", refused: "staff" },
  received: { refunded: "staff", exchanged: "staff" },
  refused: {},
  withdrawn: {},
  refunded: {},
  exchanged: {},
};

export function mayFollow(from: ReturnState, to: ReturnState, actor: Actor): boolean {
  return TRANSITIONS[from][to] === actor;
}

/** Something is still to be done about it. */
export function isOpen(state: ReturnState): boolean {
  return Object.keys(TRANSITIONS[state]).length > 0;
}

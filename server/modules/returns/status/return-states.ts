import type { ReturnState } from "#contract/returns/return-types.ts";

type Actor = "customer" | "staff";

/**
 * Which state may follow which, and who may change it. An approved return that never arrives is
 * finally refused.
 */
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

import type { Order } from "#contract/orders/endpoints.ts";
import { TIMELINE } from "#contract/orders/order-status.ts";
import type { TimelineState } from "#web/ui/display/timeline.tsx";

type Stage = (typeof TIMELINE)[number];

export interface TimelineStage {
  status: Stage;
  state: TimelineState;
  /** When it was reached. */
  at: string | undefined;
}

/** The way of an order: passed, present and coming stages. A cancelled order keeps what it had reached. */
export function timelineStages({
  status,
  events,
}: Pick<Order, "status" | "events">): TimelineStage[] {
  const reached = (stage: Stage) => events.findLast((event) => event.status === stage)?.at;
  const current = TIMELINE.findIndex((stage) => stage === status);
  return TIMELINE.map((stage, index) => ({
    status: stage,
    at: reached(stage),
    state: stateOf(index, current, reached(stage) !== undefined),
  }));
}

/** Before the first stage and after a cancellation (`current` is -1) nothing is present. */
function stateOf(index: number, current: number, wasReached: boolean): TimelineState {
  if (current < 0) return wasReached ? "done" : "future";
  if (index < current || (index === current && index === TIMELINE.length - 1)) return "done";
  return index === current ? "current" : "future";
}

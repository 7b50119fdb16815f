import type { Order } from "#contract/orders/endpoints.ts";
import { TIMELINE } from "#contract/orders/order-status.ts";
import type { TimelineState } from "#web/ui/display/timeline.tsx";

type Stage = (typeof TIMELINE)[number];

export interface TimelineStage {
  status: Stage | "cancelled";
  state: TimelineState;
  /** When it was reached. */
  at: string | undefined;
}

/**
 * The stages of an order: past, current and upcoming. A cancelled order has those it reached, then
 * the cancellation.
 */
export function timelineStages({
  status,
  events,
}: Pick<Order, "status" | "events">): TimelineStage[] {
  const reached = (stage: Stage | "cancelled") =>
    events.findLast((event) => event.status === stage)?.at;
  if (status === "cancelled") {
    const stages = [...TIMELINE, status].map((stage) => ({ status: stage, at: reached(stage) }));
    return stages.flatMap((stage) => (stage.at ? [{ ...stage, state: "done" as const }] : []));
  }
  const current = TIMELINE.findIndex((stage) => stage === status);
  return TIMELINE.map((stage, index) => ({
    status: stage,
    at: reached(stage),
    state: stateOf(index, current),
  }));
}

/** Before the first stage (`current` is -1) none is current. */
function stateOf(index: number, current: number): TimelineState {
  if (index < current || (index === current && index === TIMELINE.length - 1)) return "done";
  return index === current ? "current" : "future";
}

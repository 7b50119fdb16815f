import type { OrderReturn } from "#contract/returns/endpoints.ts";
import type { ReturnState } from "#contract/returns/return-types.ts";

export interface ReturnStage {
  state: ReturnState;
  mark: "done" | "current" | "future";
  at: string | null;
}

const ENDED = new Set<ReturnState>(["refused", "withdrawn", "refunded", "exchanged"]);

/** The stages of a return so far, and those to come if all goes well. */
export function returnStages({
  state,
  resolution,
  events,
}: Pick<OrderReturn, "state" | "resolution" | "events">): ReturnStage[] {
  const isOver = ENDED.has(state);
  const past = events.map((event, index): ReturnStage => ({
    state: event.state,
    mark: !isOver && index === events.length - 1 ? "current" : "done",
    at: event.at,
  }));
  if (isOver) return past;
  const stages: ReturnState[] = [
    "requested",
    "approved",
    "received",
    resolution === "exchange" ? "exchanged" : "refunded",
  ];
  const rest = stages.slice(stages.indexOf(state) + 1);
  return [...past, ...rest.map((next): ReturnStage => ({ state: next, mark: "future", at: null }))];
}

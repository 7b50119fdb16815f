import { expect, test } from "vitest";
import { timelineStages } from "./timeline-steps.ts";

const at = "2026-11-21T10:00:00Z";
const states = (stages: ReturnType<typeof timelineStages>) => stages.map(({ state }) => state);

test("marks an order's stages as done, current and future", () => {
  const stages = timelineStages({
    status: "processing",
    events: [
      { status: "ordered", at },
      { status: "processing", at },
    ],
  });
  expect(states(stages)).toEqual(["done", "current", "future", "future", "future"]);
  expect(stages[0]?.at).toBe(at);
});

test("marks the last stage as done when it is reached", () => {
  const stages = timelineStages({ status: "completed", events: [{ status: "completed", at }] });
  expect(states(stages)).toEqual(["done", "done", "done", "done", "done"]);
});

test("shows only future stages for a pending order", () => {
  expect(states(timelineStages({ status: "pending", events: [] }))).toEqual(
    Array.from({ length: 5 }, () => "future"),
  );
});

test("ends a cancelled order's timeline with the cancellation", () => {
  const cancelled = timelineStages({
    status: "cancelled",
    events: [
      { status: "pending", at },
      { status: "ordered", at },
      { status: "cancelled", at },
    ],
  });
  expect(cancelled).toEqual([
    { status: "ordered", at, state: "done" },
    { status: "cancelled", at, state: "done" },
  ]);
});

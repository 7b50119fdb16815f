import { expect, test } from "vitest";
import { ORDER_STATUSES, TIMELINE } from "#contract/orders/order-status.ts";
import { mayFollow, TRANSITIONS } from "./order-states.ts";

test("the timeline can be walked from the first state to the last, one by one and never back", () => {
  const moves = TIMELINE.map((status) => TIMELINE.filter((next) => mayFollow(status, next)));
  expect(moves).toEqual([...TIMELINE.slice(1).map((next) => [next]), []]);
});

test("an order can be cancelled until it is on its way", () => {
  const cancellable = ORDER_STATUSES.filter((status) => mayFollow(status, "Cancelled"));
  expect(cancellable).toEqual(["Pending", "Ordered", "Processing"]);
});

test("what is over stays over, and every state can be reached", () => {
  expect([TRANSITIONS.Completed, TRANSITIONS.Cancelled]).toEqual([[], []]);
  const reachable = new Set<string>([
    "Pending",
    "Pending",
    "Ordered",
    ...Object.values(TRANSITIONS).flat(),
  ]);
  expect(reachable).toEqual(new Set(ORDER_STATUSES));
});

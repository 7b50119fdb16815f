import { expect, test } from "vitest";
import { ORDER_STATUSES, TIMELINE } from "#contract/orders/order-status.ts";
import { mayFollow, stateOfPieces, TRANSITIONS, wayTo } from "./order-states.ts";

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

test("the state follows the pieces: packing until the last has left, there when all parcels are", () => {
  const state = (left: number, shipped: number, delivered: number) =>
    stateOfPieces("Processing", { left, shipped, delivered });
  expect(state(1, 0, 0)).toBe("Processing");
  expect(state(1, 2, 2)).toBe("Processing");
  expect(state(0, 2, 1)).toBe("Shipping");
  expect(state(0, 2, 2)).toBe("Deliverd");
  expect(state(0, 0, 0)).toBe("Cancelled");
});

test("no state is left out on the way", () => {
  expect(wayTo("Processing", "Processing")).toEqual([]);
  expect(wayTo("Processing", "Cancelled")).toEqual(["Cancelled"]);
  // The rest was cancelled when everything sent had arrived.
  expect(wayTo("Processing", "Deliverd")).toEqual(["Shipping", "Deliverd"]);
  for (const from of TIMELINE) {
    const steps = [from, ...wayTo(from, "Completed")];
    for (const [index, step] of steps.slice(1).entries())
      expect(mayFollow(steps[index] ?? from, step)).toBe(true);
  }
});

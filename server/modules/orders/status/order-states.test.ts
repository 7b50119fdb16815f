import { expect, test } from "vitest";
import { ORDER_STATUSES, TIMELINE, WAITING_FOR } from "#contract/orders/order-status.ts";
import {
  columnsOf,
  mayFollow,
  type OrderState,
  statesBetween,
  statusesAfter,
  stateOfUnits,
  TRANSITIONS,
} from "./order-states.ts";

const STATES = Object.keys(TRANSITIONS) as OrderState[];

test("the timeline can be walked from the first state to the last, one by one and never back", () => {
  const moves = TIMELINE.map((status) => TIMELINE.filter((next) => mayFollow(status, next)));
  expect(moves).toEqual([...TIMELINE.slice(1).map((next) => [next]), []]);
});

test("every status is that of a state, and a pending order always says what it waits for", () => {
  const columns = STATES.map(columnsOf);
  expect(new Set(columns.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
  for (const { status, waiting_for: awaited } of columns)
    expect([status, awaited !== null]).toEqual([status, status === "pending"]);
  expect(columns.flatMap(({ waiting_for: awaited }) => awaited ?? [])).toEqual(WAITING_FOR);
});

test("an order can be cancelled until it is on its way, and then when nothing of it arrives", () => {
  const cancellable = STATES.filter((state) => mayFollow(state, "cancelled"));
  expect(cancellable).toEqual([...WAITING_FOR, "ordered", "processing", "shipped"]);
  const byStaff = STATES.filter((state) => statusesAfter(state).includes("cancelled"));
  expect(byStaff).toEqual([...WAITING_FOR, "ordered", "processing"]);
});

test("whatever an order waits for, it can go on without it, and nothing waits again afterwards", () => {
  for (const state of WAITING_FOR) expect(mayFollow(state, "ordered")).toBe(true);
  const ordered = STATES.filter((state) => columnsOf(state).waiting_for === null);
  for (const state of ordered)
    expect(TRANSITIONS[state].map((next) => columnsOf(next).waiting_for)).not.toContain("payment");
});

test("only money that is waited for is reviewed, and nothing is paid before it is approved", () => {
  expect(STATES.filter((state) => mayFollow(state, "review"))).toEqual(["payment"]);
  expect(STATES.filter((state) => mayFollow(state, "payment"))).toEqual([
    "approval",
    "payment",
    "review",
  ]);
  expect(STATES.filter((state) => mayFollow(state, "approval"))).toEqual([]);
});

test("what is over stays over", () => {
  expect([TRANSITIONS.completed, TRANSITIONS.cancelled]).toEqual([[], []]);
});

test("the state follows the units: packing until the last is shipped, there when all parcels are", () => {
  const state = (open: number, shipped: number, delivered: number) =>
    stateOfUnits("processing", { open, shipped, delivered });
  expect(state(1, 0, 0)).toBe("processing");
  expect(state(1, 2, 2)).toBe("processing");
  expect(state(0, 2, 1)).toBe("shipped");
  expect(state(0, 2, 2)).toBe("delivered");
  expect(state(0, 0, 0)).toBe("cancelled");
});

test("no state is left out on the way", () => {
  expect(statesBetween("processing", "processing")).toEqual([]);
  expect(statesBetween("processing", "cancelled")).toEqual(["cancelled"]);
  // Everything shipped was delivered, and then the rest was cancelled.
  expect(statesBetween("processing", "delivered")).toEqual(["shipped", "delivered"]);
  for (const from of TIMELINE) {
    const steps = [from, ...statesBetween(from, "completed")];
    for (const [index, step] of steps.slice(1).entries())
      expect(mayFollow(steps[index] ?? from, step)).toBe(true);
  }
});

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

test("allows only forward steps along the timeline", () => {
  const moves = TIMELINE.map((status) => TIMELINE.filter((next) => mayFollow(status, next)));
  expect(moves).toEqual([...TIMELINE.slice(1).map((next) => [next]), []]);
});

test("sets waiting_for exactly for pending states", () => {
  const columns = STATES.map(columnsOf);
  expect(new Set(columns.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
  for (const { status, waiting_for: awaited } of columns)
    expect([status, awaited !== null]).toEqual([status, status === "pending"]);
  expect(columns.flatMap(({ waiting_for: awaited }) => awaited ?? [])).toEqual(WAITING_FOR);
});

test("allows staff to cancel until the order is shipped", () => {
  const cancellable = STATES.filter((state) => mayFollow(state, "cancelled"));
  expect(cancellable).toEqual([...WAITING_FOR, "ordered", "processing", "shipped"]);
  const byStaff = STATES.filter((state) => statusesAfter(state).includes("cancelled"));
  expect(byStaff).toEqual([...WAITING_FOR, "ordered", "processing"]);
});

test("allows every waiting state to become ordered without waiting again", () => {
  for (const state of WAITING_FOR) expect(mayFollow(state, "ordered")).toBe(true);
  const ordered = STATES.filter((state) => columnsOf(state).waiting_for === null);
  for (const state of ordered)
    expect(TRANSITIONS[state].map((next) => columnsOf(next).waiting_for)).not.toContain("payment");
});

test("allows review only from the payment state and nothing before approval", () => {
  expect(STATES.filter((state) => mayFollow(state, "review"))).toEqual(["payment"]);
  expect(STATES.filter((state) => mayFollow(state, "payment"))).toEqual([
    "approval",
    "payment",
    "review",
  ]);
  expect(STATES.filter((state) => mayFollow(state, "approval"))).toEqual([]);
});

test("allows no transitions from completed or cancelled orders", () => {
  expect([TRANSITIONS.completed, TRANSITIONS.cancelled]).toEqual([[], []]);
});

test("derives the order state from open, shipped and delivered units", () => {
  const state = (open: number, shipped: number, delivered: number) =>
    stateOfUnits("processing", { open, shipped, delivered });
  expect(state(1, 0, 0)).toBe("processing");
  expect(state(1, 2, 2)).toBe("processing");
  expect(state(0, 2, 1)).toBe("shipped");
  expect(state(0, 2, 2)).toBe("delivered");
  expect(state(0, 0, 0)).toBe("cancelled");
});

test("returns every intermediate state between two states", () => {
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

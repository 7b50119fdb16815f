import { describe, expect, test } from "vitest";
import { nextSteps } from "./next-steps.ts";
import { ORDER_STATUSES, WAITING_FOR } from "./order-status.ts";
import { isPaidLater, PAYMENT_METHODS } from "./payment-method.ts";

const states = [
  ...WAITING_FOR.map((waitingFor) => ({ status: "pending" as const, waitingFor })),
  ...ORDER_STATUSES.filter((status) => status !== "pending").map((status) => ({
    status,
    waitingFor: null,
  })),
];

/** Every state and payment method, with and without an amount due, to be called or not. */
const orders = states.flatMap((state) =>
  PAYMENT_METHODS.flatMap((paymentMethod) =>
    [0, 100_00].flatMap((dueNow) =>
      [true, false].map((isToBeCalled) => ({ ...state, paymentMethod, dueNow, isToBeCalled })),
    ),
  ),
);

describe("nextSteps for every state and payment method", () => {
  test("announces a call only for orders to be called", () => {
    const wrong = orders.filter(
      (order) => nextSteps(order).includes("call") && !order.isToBeCalled,
    );
    expect(wrong).toEqual([]);
  });

  test("announces cash delivery only for unpaid cash orders", () => {
    const wrong = orders.filter(
      (order) =>
        nextSteps(order).includes("deliver-cash") &&
        (order.paymentMethod !== "cod" || order.dueNow === 0),
    );
    expect(wrong).toEqual([]);
  });

  test("announces payment before packing for unpaid orders", () => {
    const unpaid = orders.filter(
      ({ waitingFor, paymentMethod, dueNow }) =>
        (waitingFor === "payment" || waitingFor === "approval") &&
        isPaidLater(paymentMethod) &&
        dueNow > 0,
    );
    expect(unpaid.length).toBeGreaterThan(20);
    const wrong = unpaid.filter((order) => {
      const steps = nextSteps(order);
      return !steps.includes("pay") || steps.indexOf("pay") > steps.indexOf("pack");
    });
    expect(wrong).toEqual([]);
  });

  test("announces the awaited step first", () => {
    const first = { approval: "approve", review: "review", confirmation: "confirm" } as const;
    const firstSteps = Object.entries(first).map(([waitingFor, step]) => {
      const waiting = orders.filter((order) => order.waitingFor === waitingFor);
      return [step, [...new Set(waiting.map((order) => nextSteps(order)[0]))]];
    });
    expect(firstSteps).toEqual(Object.values(first).map((step) => [step, [step]]));
  });

  test("announces nothing during packing or after cancellation", () => {
    const later = orders.filter(({ status }) => status !== "pending" && status !== "ordered");
    expect(later.flatMap((order) => nextSteps(order))).toEqual([]);
  });
});

const facts = {
  status: "pending" as const,
  waitingFor: "payment" as const,
  paymentMethod: "card" as const,
  dueNow: 288_00,
  isToBeCalled: false,
};

test("announces payment, packing and delivery after a declined card", () => {
  expect(nextSteps(facts)).toEqual(["pay", "pack", "deliver-paid"]);
});

test("announces call, packing and cash delivery for a cash order", () => {
  const order = { ...facts, status: "ordered" as const, waitingFor: null, isToBeCalled: true };
  expect(nextSteps({ ...order, paymentMethod: "cod" })).toEqual(["call", "pack", "deliver-cash"]);
});

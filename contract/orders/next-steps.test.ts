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

describe("in every state with every way to pay", () => {
  test("a call is announced only where there is one", () => {
    const wrong = orders.filter(
      (order) => nextSteps(order).includes("call") && !order.isToBeCalled,
    );
    expect(wrong).toEqual([]);
  });

  test("the courier takes cash only for a cash order with something left to pay", () => {
    const wrong = orders.filter(
      (order) =>
        nextSteps(order).includes("deliver-cash") &&
        (order.paymentMethod !== "cod" || order.dueNow === 0),
    );
    expect(wrong).toEqual([]);
  });

  test("what is paid before packing and is not paid yet says so before it says that we pack", () => {
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

  test("what an order waits for comes first", () => {
    const first = { approval: "approve", review: "review", confirmation: "confirm" } as const;
    const firstSteps = Object.entries(first).map(([waitingFor, step]) => {
      const waiting = orders.filter((order) => order.waitingFor === waitingFor);
      return [step, [...new Set(waiting.map((order) => nextSteps(order)[0]))]];
    });
    expect(firstSteps).toEqual(Object.values(first).map((step) => [step, [step]]));
  });

  test("nothing is announced once the order is being packed, or is cancelled", () => {
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

test("a declined card is paid, packed and delivered, without a call", () => {
  expect(nextSteps(facts)).toEqual(["pay", "pack", "deliver-paid"]);
});

test("a cash order whose customer was not heard yet is called, packed and paid at the door", () => {
  const order = { ...facts, status: "ordered" as const, waitingFor: null, isToBeCalled: true };
  expect(nextSteps({ ...order, paymentMethod: "cod" })).toEqual(["call", "pack", "deliver-cash"]);
});

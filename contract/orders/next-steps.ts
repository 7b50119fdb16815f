import type { Order } from "./endpoints.ts";
import type { WaitingFor } from "./order-status.ts";
import { isPaidLater } from "./payment-method.ts";

/** Steps from order to delivery, in order. */
export type NextStep =
  | "approve"
  | "pay"
  | "review"
  | "confirm"
  | "call"
  | "pack"
  | "deliver-cash"
  | "deliver-paid";

type OrderFacts = Pick<
  Order,
  "status" | "waitingFor" | "paymentMethod" | "dueNow" | "isToBeCalled"
>;

/**
 * The remaining steps until an order is packed and delivered; none once it is being packed, or
 * cancelled.
 */
export function nextSteps(order: OrderFacts): NextStep[] {
  const { status, isToBeCalled } = order;
  if (status !== "pending" && status !== "ordered") return [];
  return [
    ...waitingSteps(order),
    ...(isToBeCalled ? (["call"] as const) : []),
    "pack",
    atTheDoor(order),
  ];
}

const WAITING: Record<WaitingFor, NextStep[]> = {
  approval: ["approve"],
  payment: [],
  review: ["review"],
  confirmation: ["confirm"],
};

/** The steps an order waits for; after approval it may still have to be paid. */
function waitingSteps({ waitingFor, paymentMethod, dueNow }: OrderFacts): NextStep[] {
  if (waitingFor === null) return [];
  const isBeforePayment = waitingFor === "approval" || waitingFor === "payment";
  const isToPay = isBeforePayment && isPaidLater(paymentMethod) && dueNow > 0;
  return [...WAITING[waitingFor], ...(isToPay ? (["pay"] as const) : [])];
}

function atTheDoor({ paymentMethod, dueNow }: OrderFacts): NextStep {
  return paymentMethod === "cod" && dueNow > 0 ? "deliver-cash" : "deliver-paid";
}

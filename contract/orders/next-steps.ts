import type { Order } from "./endpoints.ts";
import { isPaidLater } from "./payment-method.ts";

/** What happens between an order and the door, in the order in which it happens. */
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

/** What still comes until an order is packed and delivered; none once it is being packed, or cancelled. */
export function nextSteps(order: OrderFacts): NextStep[] {
  const { status, waitingFor, paymentMethod, dueNow, isToBeCalled } = order;
  if (status !== "pending" && status !== "ordered") return [];
  const isWaitingForMoney = waitingFor === "approval" || waitingFor === "payment";
  const isToPay = isWaitingForMoney && isPaidLater(paymentMethod) && dueNow > 0;
  return [
    ...(waitingFor === "approval" ? (["approve"] as const) : []),
    ...(isToPay ? (["pay"] as const) : []),
    ...(waitingFor === "review" ? (["review"] as const) : []),
    ...(waitingFor === "confirmation" ? (["confirm"] as const) : []),
    ...(isToBeCalled ? (["call"] as const) : []),
    "pack",
    paymentMethod === "cod" && dueNow > 0 ? "deliver-cash" : "deliver-paid",
  ];
}

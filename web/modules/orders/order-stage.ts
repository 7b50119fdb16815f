import type { Order } from "#contract/orders/endpoints.ts";

/** What the head of an order that has just been placed is about. */
export type OrderStage =
  | "cancelled"
  | "approval"
  | "payment"
  | "review"
  | "confirmation"
  | "placed";

export function stageOf({ status, waitingFor }: Pick<Order, "status" | "waitingFor">): OrderStage {
  if (status === "cancelled") return "cancelled";
  return waitingFor ?? "placed";
}

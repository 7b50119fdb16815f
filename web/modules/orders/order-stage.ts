import type { Order } from "#contract/orders/endpoints.ts";

/** What the heading of a newly placed order says. */
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

import type { Acknowledged, AcknowledgedOrder } from "../acknowledged.ts";
import type { Clerk } from "./clerk.ts";

/** Packs, ships and delivers; a courier brings the cash that was due at the door. */
export async function deliver(
  clerk: Clerk,
  order: AcknowledgedOrder,
  acknowledged: Acknowledged,
): Promise<void> {
  for (const status of ["processing", "shipped", "delivered"] as const) {
    const wrong = await clerk.move(order.number, status);
    if (wrong) return void acknowledged.strange.push(wrong);
    order.status = status;
  }
  if (order.method !== "cod" || order.due === 0 || Math.random() < 0.3) return;
  const wrong = await clerk.noteCash(order.number, order.due);
  if (wrong) acknowledged.strange.push(wrong);
  else order.isPaid = true;
}

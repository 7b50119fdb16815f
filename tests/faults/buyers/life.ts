import type { Told, ToldOrder } from "../told.ts";
import type { Clerk } from "./clerk.ts";

/** Packed, shipped, delivered; what was to be paid at the door is brought by the courier. */
export async function deliver(clerk: Clerk, order: ToldOrder, told: Told): Promise<void> {
  for (const status of ["processing", "shipped", "delivered"] as const) {
    const wrong = await clerk.move(order.number, status);
    if (wrong) return void told.strange.push(wrong);
    order.status = status;
  }
  if (order.method !== "cod" || order.due === 0 || Math.random() < 0.3) return;
  const wrong = await clerk.noteCash(order.number, order.due);
  if (wrong) told.strange.push(wrong);
  else order.isPaid = true;
}

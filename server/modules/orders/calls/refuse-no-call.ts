import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { LockedOrder } from "../status/lock-order.ts";
import type { OrderState } from "../status/order-states.ts";
import type { OrdersTables } from "../tables.ts";

const CALLED = new Set<OrderState>(["confirmation", "ordered"]);

/** Whether the customer may be called: cash on delivery, until the order is packed. */
export function mayBeCalled(order: { state: string; method: string }): boolean {
  return order.method === "cod" && CALLED.has(order.state as OrderState);
}

export async function refuseNoCall(work: Work, { id, state }: LockedOrder): Promise<void> {
  const { method } = await work.db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select("payment_method as method")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (!mayBeCalled({ state, method })) refuse("order-state");
}

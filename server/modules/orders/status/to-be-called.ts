import type { OrderRecord } from "../order-queries.ts";
import { mayCustomerCancel } from "./order-states.ts";

type CallFacts = Pick<
  OrderRecord,
  "status" | "waiting_for" | "payment_method" | "confirmed_at" | "call_result"
>;

/** Staff call before it is packed, as the queue `call` of the back office has it: now, or once it is approved. */
export function isToBeCalled(order: CallFacts): boolean {
  return (
    mayCustomerCancel(order.status) &&
    order.payment_method === "cod" &&
    order.confirmed_at === null &&
    order.waiting_for !== "confirmation" &&
    order.call_result !== "wrong-number"
  );
}

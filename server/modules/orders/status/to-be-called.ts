import type { OrderRecord } from "../order-queries.ts";
import { mayCustomerCancel } from "./order-states.ts";

type CallFacts = Pick<
  OrderRecord,
  "status" | "waiting_for" | "payment_method" | "confirmed_at" | "call_result"
>;

/**
 * Staff call before packing, by the same rule as the back office's queue `call`: now, or once it is
 * approved.
 */
export function isToBeCalled(order: CallFacts): boolean {
  return (
    mayCustomerCancel(order.status) &&
    order.payment_method === "cod" &&
    order.confirmed_at === null &&
    order.waiting_for !== "confirmation" &&
    order.call_result !== "wrong-number"
  );
}

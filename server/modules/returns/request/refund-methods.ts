import { goesBackByHand } from "#contract/orders/payment-method.ts";
import type { RefundMethod } from "#contract/orders/refund-method.ts";
import { customerOfShopper } from "#server/modules/customers/index.ts";
import type { ReturnableOrder } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

export interface RefundMethods {
  methods: RefundMethod[];
  needsPayout: boolean;
}

/** How an order's money can be refunded: without an account there is no wallet. */
export async function refundMethods(
  db: Connection,
  order: ReturnableOrder,
): Promise<RefundMethods> {
  const customerId = await walletOwner(db, order);
  return {
    methods: customerId === null ? ["original"] : ["wallet", "original"],
    needsPayout: needsPayout(order),
  };
}

/** Cash, including from an outlet, and transfers cannot be refunded through the bank. */
export function needsPayout({ method }: Pick<ReturnableOrder, "method">): boolean {
  return goesBackByHand(method);
}

/** The customer whose wallet is used for an order. */
export async function walletOwner(
  db: Connection,
  { shopperId }: Pick<ReturnableOrder, "shopperId">,
): Promise<number | null> {
  return shopperId === null ? null : customerOfShopper(db, shopperId);
}

import { goesBackByHand } from "#contract/orders/payment-method.ts";
import type { RefundMethod } from "#contract/orders/refund-method.ts";
import { customerOfShopper } from "#server/modules/customers/index.ts";
import type { ReturnableOrder } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

export interface RefundMethods {
  methods: RefundMethod[];
  needsPayout: boolean;
}

/** Where the money of an order may go: without an account there is no wallet. */
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

/** Cash, also from an outlet, and transfers cannot be sent back over the bank. */
export function needsPayout({ method }: Pick<ReturnableOrder, "method">): boolean {
  return goesBackByHand(method);
}

/** The customer whose wallet belongs to an order. */
export async function walletOwner(
  db: Connection,
  { shopperId }: Pick<ReturnableOrder, "shopperId">,
): Promise<number | null> {
  return shopperId === null ? null : customerOfShopper(db, shopperId);
}

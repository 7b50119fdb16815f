import type { RefundMethod } from "#contract/orders/refund-method.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderCredited } from "../events.ts";
import type { OrderPayments } from "../order-payments.ts";
import type { Actor } from "../status/actor.ts";
import { lockOrderByNumber } from "../status/lock-order.ts";
import { isWaiting } from "../status/order-states.ts";
import { writeEvent } from "../status/write-event.ts";
import { paidInAll, walletPart } from "./credit-sums.ts";
import { giveStoreCredit, writeCredit } from "./write-credit.ts";

export interface Goodwill {
  amount: number;
  refundTo: RefundMethod;
}

/** Gives back part of what was paid, independent of the goods; never more than is left of it. */
export async function giveGoodwill(
  work: Work,
  payments: OrderPayments,
  number: string,
  { amount, refundTo }: Goodwill,
  actor: Actor,
): Promise<{ orderId: number }> {
  const order = await lockOrderByNumber(work, number);
  if (isWaiting(order.state) || order.state === "cancelled") refuse("order-state");
  const received = await payments.receivedOf(work.db, order.id);
  if (amount > paidInAll(order, received)) refuse("refund-exceeds-paid");
  const wallet = refundTo === "wallet" ? amount : walletPart(amount, "original", order, received);
  const sums = { lines: [], goods: amount, fees: 0, setOff: 0, wallet, payout: 0 };
  const credit = await writeCredit(work, order.id, { kind: "goodwill", ...sums }, actor);
  await giveStoreCredit(work, order, { amount: wallet, creditNumber: credit.number });
  await work.emit(orderCredited, {
    orderId: order.id,
    kind: "goodwill",
    creditNumber: credit.number,
    amount,
    lines: [],
    fees: false,
    setOff: 0,
  });
  await writeEvent(work, order.id, order.state, { ...actor, creditId: credit.id });
  return { orderId: order.id };
}

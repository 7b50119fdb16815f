import { sql } from "kysely";
import { releaseStock } from "#server/modules/inventory/index.ts";
import { creditReturn, type ReturnableOrder } from "#server/modules/orders/index.ts";
import { giveBack, moneyOf, receivedOf } from "#server/modules/payments/index.ts";
import { deposit } from "#server/modules/wallet/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { returnRefunded } from "../events.ts";
import { walletOwner } from "../request/refund-methods.ts";
import {
  checkMove,
  type LockedReturn,
  lockReturn,
  moveReturn,
  returnStock,
} from "../status/lock-return.ts";
import { type CountedRefund, countRefund } from "./count-refund.ts";
import { type PaidSoFar, type RefundSplit, splitRefund } from "./split-refund.ts";

/** Refunds a return. @returns the amount, and its order */
export async function refundReturn(
  work: Work,
  number: string,
  note: string,
  staffId: number,
): Promise<{ total: number; orderId: number; orderNumber: string }> {
  const back = await lockReturn(work, number);
  const move = { to: "refunded" as const, staffId, note };
  checkMove(back, move);
  const customerId = await walletOwner(work.db, back.order);
  // An exchange that the shop cannot send after all is refunded instead.
  const method = back.refund_to ?? (customerId === null ? "original" : "wallet");
  if (back.resolution === "exchange") await releaseStock(work, returnStock(number));
  const paid = await paidSoFar(work.db, back.order);
  const counted = await countRefund(work, back);
  const split = splitRefund(counted.total, method, paid);
  if (!split) refuse("refund-exceeds-paid");
  await giveMoney(work, back, split, customerId);
  await writeRefund(work, back, counted, split);
  await moveReturn(work, back, move, {
    refund_piastres: counted.total,
    fees_piastres: counted.fees,
    setoff_piastres: counted.setOff,
  });
  const { lines, fees, setOff } = counted;
  const { wallet, payout } = split;
  const money = { lines, fees, setOff, wallet, payout, staffId };
  await creditReturn(work, { orderId: back.order_id, reference: number, ...money });
  await work.emit(returnRefunded, {
    orderId: back.order_id,
    returnNumber: number,
    lines,
    fees: fees > 0,
    setOff,
  });
  return { total: counted.total, orderId: back.order_id, orderNumber: back.order.number };
}

async function giveMoney(
  work: Work,
  { number, order_id: orderId }: LockedReturn,
  { receipt, wallet }: RefundSplit,
  customerId: number | null,
): Promise<void> {
  if (receipt > 0) await giveBack(work, { orderId, amount: receipt, reason: `return:${number}` });
  if (wallet === 0) return;
  if (customerId === null)
    throw new Error(`${number} has store credit to give and nobody to get it`);
  await deposit(work, { customerId, amount: wallet, reason: "refund", reference: number });
}

async function writeRefund(
  work: Work,
  { id }: LockedReturn,
  { lines }: CountedRefund,
  split: RefundSplit,
): Promise<void> {
  await sql`
    with part as (
      insert into returns.refund_part (return_id, kind, piastres)
      select ${id}, kind, piastres from unnest(
        array['receipt', 'payout', 'wallet'], ${[split.receipt, split.payout, split.wallet]}::bigint[]
      ) as part (kind, piastres) where piastres > 0
    )
    update returns.line set refund_piastres = counted.amount
    from unnest(
      ${lines.map(({ position }) => position)}::int[], ${lines.map(({ amount }) => amount)}::bigint[]
    ) as counted (position, amount)
    where line.return_id = ${id} and line.position = counted.position
  `.execute(work.db);
}

/** What was paid for delivered goods, and what was refunded. */
async function paidSoFar(db: Connection, order: ReturnableOrder): Promise<PaidSoFar> {
  const { paid, refunded } = await moneyOf(db, order.id);
  const { rows } = await sql<{ payout: number }>`
    select coalesce(sum(part.piastres), 0)::bigint as payout
    from returns.refund_part as part join returns.return as back on back.id = part.return_id
    where back.order_id = ${order.id} and part.kind = 'payout'
  `.execute(db);
  const { payout = 0 } = rows[0] ?? {};
  const receipts = paid - refunded;
  // Couriers collect cash on delivery, which staff book later from the courier's list.
  const unbooked = Math.max(0, (await receivedOf(db, order.id)) - receipts);
  return {
    receipts,
    atTheDoor: unbooked - payout,
    wallet: order.walletPaid,
    deposited: order.aside - payout,
  };
}

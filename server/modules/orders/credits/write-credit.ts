import { sql } from "kysely";
import type { CreditKind } from "#contract/orders/fulfilment.ts";
import { customerOfShopper } from "#server/modules/customers/index.ts";
import { deposit } from "#server/modules/wallet/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Actor } from "../status/actor.ts";
import type { LockedOrder } from "../status/lock-order.ts";
import type { OrdersTables } from "../tables.ts";
import type { CreditedLine } from "./credit-sums.ts";

export interface Credit {
  kind: CreditKind;
  /** Number of the return. */
  reference?: string;
  lines: readonly CreditedLine[];
  /** Piastres for the lines, or for goodwill. */
  goods: number;
  /** Delivery and fees. */
  fees: number;
  setOff: number;
  /** Parts of it: as store credit, and paid by hand. */
  wallet: number;
  payout: number;
}

/**
 * Records a credit, which lowers the order's price. @returns its id and its number within the order
 */
export async function writeCredit(
  work: Work,
  orderId: number,
  credit: Credit,
  { actor, staffId, note }: Actor,
): Promise<{ id: number; number: number }> {
  const db = work.db.$extendTables<OrdersTables>();
  const written = await db
    .insertInto("orders.credit")
    .values({
      order_id: orderId,
      number: sql<number>`(
        select coalesce(max(number), 0) + 1 from orders.credit where order_id = ${orderId}
      )`,
      kind: credit.kind,
      reference: credit.reference ?? null,
      goods_piastres: credit.goods,
      fees_piastres: credit.fees,
      setoff_piastres: credit.setOff,
      wallet_piastres: credit.wallet,
      payout_piastres: credit.payout,
      actor,
      staff_id: staffId ?? null,
      note: note ?? null,
    })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  if (credit.lines.length > 0) {
    const rows = credit.lines.map(({ position, quantity, amount: piastres }) => ({
      credit_id: written.id,
      order_id: orderId,
      position,
      quantity,
      piastres,
    }));
    await db.insertInto("orders.credit_line").values(rows).execute();
  }
  return written;
}

/** Gives store credit to the order's customer; without an account there is no wallet. */
export async function giveStoreCredit(
  work: Work,
  { number, shopperId }: LockedOrder,
  { amount, creditNumber }: { amount: number; creditNumber: number },
): Promise<void> {
  if (amount === 0) return;
  const customerId = shopperId === null ? null : await customerOfShopper(work.db, shopperId);
  if (customerId === null) refuse("refund-method");
  // Unique per credit of an order, so that each is given once.
  const reference = creditNumber === 1 ? number : `${number}/${creditNumber}`;
  await deposit(work, { customerId, amount, reason: "refund", reference });
}

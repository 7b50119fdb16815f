import { sql } from "kysely";
import { refundShare } from "#contract/orders/refund-share.ts";
import { isShopsFault } from "#contract/returns/return-types.ts";
import { setOffOf } from "#server/modules/orders/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { LockedReturn } from "../status/lock-return.ts";

export interface CountedRefund {
  lines: { position: number; quantity: number; amount: number }[];
  /**
   * Delivery and fees: refunded when everything delivered was returned and the shop was at fault
   * for every unit.
   */
  fees: number;
  /** Earlier goodwill, deducted from the refund. */
  setOff: number;
  /** Amount to be refunded. */
  total: number;
}

/** The value of the units that arrived; records them as refunded. */
export async function countRefund(work: Work, back: LockedReturn): Promise<CountedRefund> {
  const arrived = back.lines.map((line) => ({
    ...line,
    units: (line.whole ?? 0) + (line.broken ?? 0),
  }));
  await sql`
    update returns.claim set refunded = claim.refunded + line.units, faulty = claim.faulty + line.faulty
    from unnest(
      ${arrived.map(({ position }) => position)}::int[],
      ${arrived.map(({ units }) => units)}::int[],
      ${arrived.map(({ units, reason }) => (isShopsFault(reason) ? units : 0))}::int[]
    ) as line (position, units, faulty)
    where claim.order_id = ${back.order_id} and claim.position = line.position
  `.execute(work.db);
  const lines = arrived.flatMap(({ position, units }) => {
    const of = back.order.lines.find((line) => line.position === position);
    if (!of || units === 0) return [];
    const amount = refundShare(of, of.credited, units);
    return [{ position, quantity: units, amount }];
  });
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const fees = (await isAllFaulty(work, back)) ? back.order.fees : 0;
  const setOff = setOffOf(goods + fees, back.order);
  return { lines, fees, setOff, total: goods + fees - setOff };
}

async function isAllFaulty(work: Work, { order_id, order }: LockedReturn): Promise<boolean> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(faulty), 0)::int as units from returns.claim where order_id = ${order_id}
  `.execute(work.db);
  return (
    rows[0]?.units === order.lines.reduce((sum, line) => sum + line.quantity - line.cancelled, 0)
  );
}

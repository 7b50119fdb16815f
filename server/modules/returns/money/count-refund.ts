import { sql } from "kysely";
import { refundShare } from "#contract/returns/refund-share.ts";
import { isShopsFault } from "#contract/returns/return-words.ts";
import { setOffOf } from "#server/modules/orders/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { LockedReturn } from "../life/lock-return.ts";

export interface CountedRefund {
  lines: { position: number; quantity: number; amount: number }[];
  /** Delivery and fees: when all that was delivered came back and the shop had to answer for every piece. */
  fees: number;
  /** Goodwill that was given before and comes off. */
  setOff: number;
  /** What goes back. */
  total: number;
}

/** What the pieces that arrived are worth; counts them as gone back. */
export async function countRefund(work: Work, back: LockedReturn): Promise<CountedRefund> {
  const arrived = back.lines.map((line) => ({
    ...line,
    pieces: (line.whole ?? 0) + (line.broken ?? 0),
  }));
  await sql`
    update returns.claim set refunded = claim.refunded + line.pieces, faulty = claim.faulty + line.faulty
    from unnest(
      ${arrived.map(({ position }) => position)}::int[],
      ${arrived.map(({ pieces }) => pieces)}::int[],
      ${arrived.map(({ pieces, reason }) => (isShopsFault(reason) ? pieces : 0))}::int[]
    ) as line (position, pieces, faulty)
    where claim.order_id = ${back.order_id} and claim.position = line.position
  `.execute(work.db);
  const lines = arrived.flatMap(({ position, pieces }) => {
    const of = back.order.lines.find((line) => line.position === position);
    if (!of || pieces === 0) return [];
    const amount = refundShare(of, of.credited, pieces);
    return [{ position, quantity: pieces, amount }];
  });
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const fees = (await isAllFaulty(work, back)) ? back.order.fees : 0;
  const setOff = setOffOf(goods + fees, back.order);
  return { lines, fees, setOff, total: goods + fees - setOff };
}

async function isAllFaulty(work: Work, { order_id, order }: LockedReturn): Promise<boolean> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(faulty), 0)::int as pieces from returns.claim where order_id = ${order_id}
  `.execute(work.db);
  return (
    rows[0]?.pieces === order.lines.reduce((sum, line) => sum + line.quantity - line.cancelled, 0)
  );
}

import { sql } from "kysely";
import { creditReturn, lockPayable } from "#server/modules/orders/index.ts";
import {
  inTransaction,
  type Work,
  type WorkTools,
} from "#server/platform/postgres/unit-of-work.ts";

interface OldReturn {
  id: number;
  order_id: number;
  number: string;
  fees: number;
  wallet: number;
  payout: number;
  lines: { position: number; quantity: number; amount: number }[];
}

/** Returns that were paid back before orders counted it are told to their orders, oldest first. @returns how many */
export async function countOldReturns(tools: WorkTools): Promise<number> {
  let count = 0;
  while (await inTransaction(tools, countOne)) count += 1;
  return count;
}

async function countOne(work: Work): Promise<boolean> {
  const { rows } = await sql<OldReturn>`
    select id, order_id, number, fees_piastres as fees,
      (select coalesce(sum(piastres), 0)::bigint from returns.refund_part where return_id = back.id and kind = 'wallet')
        as wallet,
      (select coalesce(sum(piastres), 0)::bigint from returns.refund_part where return_id = back.id and kind = 'payout')
        as payout,
      (select json_agg(json_build_object('position', position, 'quantity', whole + broken, 'amount', refund_piastres))
        from returns.line where return_id = back.id and refund_piastres is not null) as lines
    from returns.return as back where state = 'refunded' and not is_counted
    order by id limit 1
  `.execute(work.db);
  const [old] = rows;
  if (!old) return false;
  const { id, order_id: orderId, number: reference, lines, ...money } = old;
  await lockPayable(work, orderId);
  const { numAffectedRows } = await sql`
    update returns.return set is_counted = true where id = ${id} and not is_counted
  `.execute(work.db);
  // Another process may have been quicker.
  if (numAffectedRows === 1n)
    await creditReturn(work, { orderId, reference, lines: lines ?? [], setOff: 0, ...money });
  return true;
}

import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/** A transaction in the bank's records. */
export interface BankEntry {
  id: number;
  /** Reference of the order's payment attempt. */
  reference: string;
  amount: number;
  success: boolean;
  /** Piastres that the bank refunded. */
  refunded: number;
}

/**
 * The bank has refunded what the shop says was refunded: an interrupted refund may or may not have
 * arrived.
 */
export async function wrongBank(db: Connection, bank: readonly BankEntry[]): Promise<string[]> {
  const { rows } = await sql<{ reference: string; done: number; unsure: number; waiting: number }>`
    select receipt.reference,
      coalesce(sum(refund.piastres) filter (where refund.state = 'done'), 0)::bigint as done,
      coalesce(sum(refund.piastres) filter (where refund.state = 'sending'), 0)::bigint as unsure,
      coalesce(sum(refund.piastres) filter (where refund.state in ('asked', 'failed')), 0)::bigint as waiting
    from payments.receipt join payments.refund on refund.receipt_id = receipt.id
    where receipt.kind = 'card' group by receipt.id
  `.execute(db);
  const given = new Map(bank.map(({ id, refunded }) => [String(id), refunded]));
  const wrong = rows.flatMap(({ reference, done, unsure, waiting }) => {
    const back = given.get(reference) ?? 0;
    given.delete(reference);
    if (waiting > 0) return [`${waiting} of transaction ${reference} were never sent back`];
    return back >= done && back <= done + unsure
      ? []
      : [`the bank gave ${back} of ${reference} back, the shop says ${done} and ${unsure} unsure`];
  });
  const alone = [...given].filter(([, back]) => back > 0);
  return [...wrong, ...alone.map(([id, back]) => `the bank gave ${back} of ${id} back unasked`)];
}

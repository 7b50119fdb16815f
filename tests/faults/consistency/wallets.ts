import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Acknowledged, AcknowledgedOrder } from "../acknowledged.ts";
import { isDoubled } from "./doubled.ts";

interface Row {
  customer: number;
  balance: number;
  given: { position: number; amount: number }[];
}

/**
 * A balance equals credits and refunds less spending, according to what was acknowledged, not to
 * the ledger.
 */
export async function wrongWallets(db: Connection, acknowledged: Acknowledged): Promise<string[]> {
  const { rows } = await sql<Row>`
    select customer_id as customer, balance_piastres as balance, coalesce((
      select json_agg(json_build_object('position', position, 'amount', processed_piastres))
      from wallet.entry where entry.customer_id = account.customer_id and reason = 'staff'
    ), '[]') as given
    from wallet.account
  `.execute(db);
  const kept = new Map(rows.map((row) => [row.customer, row]));
  const orders = acknowledged.orders.flatMap(({ customerId }) => customerId ?? []);
  const customers = new Set([
    ...orders,
    ...acknowledged.deposits.map(({ customerId }) => customerId),
  ]);
  return [...customers].flatMap((id) => wrongWallet(id, acknowledged, kept.get(id)));
}

function wrongWallet(id: number, acknowledged: Acknowledged, row: Row | undefined): string[] {
  const deposits = acknowledged.deposits.filter(({ customerId }) => customerId === id);
  const orders = acknowledged.orders.filter(({ customerId }) => customerId === id);
  const expected =
    deposits.reduce((sum, { amount }) => sum + amount, 0) -
    orders.reduce((sum, order) => sum + spentOn(order), 0);
  const wrong: string[] = [];
  if ((row?.balance ?? 0) !== expected)
    wrong.push(`customer ${id} has ${row?.balance ?? 0} of store credit, not ${expected}`);
  if (isDoubled(deposits.map(({ position }) => position)))
    wrong.push(`customer ${id}: two keys got the same deposit`);
  const booked = row?.given ?? [];
  const isBooked = deposits.every((one) =>
    booked.some(({ position, amount }) => position === one.position && amount === one.amount),
  );
  if (!isBooked || booked.length !== deposits.length)
    wrong.push(`customer ${id}: ${booked.length} deposits, ${deposits.length} acknowledged`);
  return wrong;
}

/** What an order took from the wallet, less what it refunded to it, which may be more. */
function spentOn({ status, walletPaid, returns }: AcknowledgedOrder): number {
  const kept = status === "cancelled" ? 0 : walletPaid;
  return kept - returns.reduce((sum, { toWallet }) => sum + toWallet, 0);
}

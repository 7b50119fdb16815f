import { type RawBuilder, sql } from "kysely";
import type { Credit } from "#contract/orders/fulfilment.ts";

/** Timestamps are in the database's JSON format. */
export type CreditRecord = Credit & { id: number };

/** The credits of an order, oldest first, as JSON. */
export function creditsOf(orderId: RawBuilder<unknown>): RawBuilder<CreditRecord[]> {
  return sql`coalesce((
    select json_agg(json_build_object(
      'id', credit.id, 'number', credit.number, 'kind', credit.kind, 'at', credit.at, 'amount', credit.piastres,
      'toWallet', credit.wallet_piastres, 'note', credit.note,
      'lines', coalesce((
        select json_agg(json_build_object('position', line.position, 'quantity', line.quantity) order by line.position)
        from orders.credit_line as line where line.credit_id = credit.id
      ), '[]')
    ) order by credit.number)
    from orders.credit where credit.order_id = ${orderId}
  ), '[]')`;
}

export function presentCredit(record: CreditRecord): Credit {
  const { number, kind, at, amount, toWallet, note, lines } = record;
  return { number, kind, at: new Date(at).toISOString(), amount, toWallet, note, lines };
}

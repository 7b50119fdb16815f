import { sql } from "kysely";
import { type Invariant, invariant } from "#server/platform/invariants.ts";

/** Invariants of the money. */
export const paymentInvariants: Invariant[] = [
  invariant(
    "payments: no more goes back than came in, and receipts count it",
    sql`
      select format('receipt %s: %s in, %s back', receipt.id, receipt.piastres, sum(refund.piastres)) as where
      from payments.receipt left join payments.refund on refund.receipt_id = receipt.id
      group by receipt.id
      having coalesce(sum(refund.piastres), 0) > receipt.piastres
        or coalesce(sum(refund.piastres), 0) <> receipt.refunded_piastres
    `,
  ),
  invariant(
    "payments: collected − refunded is never more than an order comes to, less what was credited",
    sql`
      select format('order %s: due %s, kept %s', bill.number, bill.due_piastres, kept) as where
      from orders.order_bill as bill join payments.order_money as money on money.order_id = bill.order_id
      where kept > bill.due_piastres or (kept <> bill.due_piastres and bill.status = 'cancelled')
    `,
  ),
  invariant(
    "payments: an order waits for a review exactly while a proof of it waits",
    sql`
      select format('order %s: waits for %s', bill.number, bill.waiting_for) as where
      from orders.order_bill as bill
      where bill.waiting_for is not null and (bill.waiting_for = 'review') <> exists (
        select from payments.proof where proof.order_id = bill.order_id and proof.state = 'waiting'
      )
    `,
  ),
  invariant(
    "payments: a courier's list has its cash in the books, of its own orders",
    sql`
      select format('list %s, row %s', line.remittance_id, line.place) as where
      from payments.remittance_line as line left join payments.receipt on receipt.id = line.receipt_id
      where line.collected_piastres <> coalesce(receipt.piastres, 0)
        or (receipt.id is not null and (receipt.kind <> 'cash' or receipt.order_id <> line.order_id))
    `,
  ),
  invariant(
    "payments: an accepted proof has its money in the books, of its own order",
    sql`
      select format('proof %s of order %s', proof.id, proof.order_id) as where
      from payments.proof left join payments.receipt on receipt.id = proof.receipt_id
      where (proof.state = 'accepted' and (receipt.kind is distinct from 'transfer' or receipt.order_id <> proof.order_id))
        or (proof.state <> 'accepted' and proof.receipt_id is not null)
    `,
  ),
];

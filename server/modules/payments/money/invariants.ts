import { sql } from "kysely";
import { type Invariant, invariant } from "#server/platform/invariants.ts";

/** What is always true of the money. */
export const paymentInvariants: Invariant[] = [
  invariant(
    "payments: no more goes back than came in",
    sql`
      select format('receipt %s: %s in, %s back', receipt.id, receipt.piastres, sum(refund.piastres)) as where
      from payments.receipt join payments.refund on refund.receipt_id = receipt.id
      group by receipt.id having sum(refund.piastres) > receipt.piastres
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

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
];

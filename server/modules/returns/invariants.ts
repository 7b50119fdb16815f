import { sql } from "kysely";
import { type Invariant, invariant } from "#server/platform/invariants.ts";

/** Invariants of returns. */
export const returnInvariants: Invariant[] = [
  invariant(
    "returns: units are claimed and refunded as the returns say",
    sql`
      with counted as (
        select line.order_id, line.position,
          sum(case when back.state in ('requested', 'approved') then line.quantity
            when back.state in ('received', 'refunded') then line.whole + line.broken else 0 end) as claimed,
          coalesce(sum(line.whole + line.broken) filter (where back.state = 'refunded'), 0) as refunded
        from returns.line join returns.return as back on back.id = line.return_id
        group by line.order_id, line.position
      )
      select format('line %s of order %s', claim.position, claim.order_id) as where
      from returns.claim left join counted using (order_id, position)
      where claim.claimed is distinct from counted.claimed or claim.refunded is distinct from counted.refunded
    `,
  ),
  invariant(
    "returns: a refund is the sum of its lines and fees, and went where its parts say",
    sql`
      select format('return %s', back.number) as where
      from returns.return as back
      where back.state = 'refunded' and (
        back.refund_piastres <> back.fees_piastres - back.setoff_piastres
          + (select coalesce(sum(refund_piastres), 0) from returns.line where return_id = back.id)
        or back.refund_piastres
          <> (select coalesce(sum(piastres), 0) from returns.refund_part where return_id = back.id)
      )
    `,
  ),
  invariant(
    "returns: no more goes back for an order than it came to",
    sql`
      select format('order %s: %s of %s', bill.number, sum(back.refund_piastres), bill.total_piastres) as where
      from returns.return as back join orders.order_bill as bill on bill.order_id = back.order_id
      group by bill.order_id, bill.number, bill.total_piastres
      having sum(back.refund_piastres) > bill.total_piastres
    `,
  ),
  invariant(
    "returns: the last event of a return is its state",
    sql`
      select format('return %s', back.number) as where from returns.return as back
      where back.state is distinct from (
        select state from returns.event where return_id = back.id order by id desc limit 1
      )
    `,
  ),
];

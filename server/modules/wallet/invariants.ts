import { sql } from "kysely";
import { type Invariant, invariant } from "#server/platform/invariants.ts";

/** Invariants of wallets. */
export const walletInvariants: Invariant[] = [
  invariant(
    "wallet: every entry begins where the one before it ended",
    sql`
      with chain as (
        select customer_id, position, before_piastres, after_piastres, processed_piastres, process_type,
          row_number() over own as place, lag(after_piastres, 1, 0::bigint) over own as reached
        from wallet.entry window own as (partition by customer_id order by position)
      )
      select format('wallet of customer %s, entry %s', customer_id, position) as where from chain
      where position <> place or before_piastres <> reached or after_piastres < 0
        or after_piastres <> before_piastres
          + case process_type when 'Deposit' then processed_piastres else -processed_piastres end
    `,
  ),
  invariant(
    "wallet: a balance is where the last entry ended",
    sql`
      with last as (
        select distinct on (customer_id) customer_id, position, after_piastres
        from wallet.entry order by customer_id, position desc
      )
      select format('wallet of customer %s', coalesce(account.customer_id, last.customer_id)) as where
      from wallet.account as account full join last on last.customer_id = account.customer_id
      where account.position is distinct from coalesce(last.position, 0)
        or account.balance_piastres is distinct from coalesce(last.after_piastres, 0)
    `,
  ),
];

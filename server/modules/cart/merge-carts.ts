import { sql } from "kysely";
import { MAX_LINES, MAX_QUANTITY } from "#contract/cart/endpoints.ts";
import { moveIdempotencyKeys } from "#server/platform/http/idempotency.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { cartLinesScope } from "./add-cart-line.ts";
import { cartSetsScope } from "./add-cart-lines.ts";

/**
 * Merges a guest's cart into another shopper's: quantities add up, also of parked units. What no
 * longer fits is parked.
 */
export async function mergeCarts(work: Work, from: number, to: number): Promise<void> {
  await sql`
    with taken as (
      delete from cart.line where shopper_id = ${from}
      returning variant_id, is_parked, quantity, added_at
    ), own as (
      select variant_id from cart.line where shopper_id = ${to} and not is_parked
    ), placed as (
      select taken.*, own.variant_id is null and not taken.is_parked as is_fresh,
        row_number() over (
          partition by own.variant_id is null and not taken.is_parked order by taken.added_at, taken.variant_id
        ) + (select count(*) from own) as place
      from taken left join own using (variant_id)
    ), merging as (
      select variant_id, is_parked or (is_fresh and place > ${MAX_LINES}) as is_parked,
        sum(quantity) as quantity, min(added_at) as added_at
      from placed group by 1, 2
    )
    insert into cart.line (shopper_id, variant_id, is_parked, quantity, added_at)
    select ${to}, variant_id, is_parked, least(quantity, ${MAX_QUANTITY}), added_at from merging
    order by variant_id
    on conflict (shopper_id, is_parked, variant_id)
    do update set quantity = least(line.quantity + excluded.quantity, ${MAX_QUANTITY})
  `.execute(work.db);
  for (const scope of [cartLinesScope, cartSetsScope])
    await moveIdempotencyKeys(work, scope(from), scope(to));
}

import { sql } from "kysely";
import { MAX_LINES, MAX_QUANTITY } from "#contract/cart/endpoints.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type DescribedCartLine, readCartLines } from "./cart-lines.ts";

/** Restores parked units, on top of the current cart. What does not fit stays parked. */
export async function restoreCart(work: Work, shopperId: number): Promise<void> {
  const variantIds = fittingVariants(await readCartLines(work.db, shopperId));
  if (variantIds.length === 0) return;
  // Moved in one statement: a concurrent request finds nothing left to move.
  await sql`
    with taken as (
      delete from cart.line
      where shopper_id = ${shopperId} and is_parked and variant_id = any (${variantIds}::int[])
      returning variant_id, quantity, added_at
    )
    insert into cart.line (shopper_id, variant_id, quantity, added_at)
    select ${shopperId}, variant_id, quantity, added_at from taken order by variant_id
    on conflict (shopper_id, is_parked, variant_id)
    do update set quantity = least(line.quantity + excluded.quantity, ${MAX_QUANTITY})
  `.execute(work.db);
}

/** Parked variants that fit: those already in the cart need no extra line. */
export function fittingVariants(
  lines: readonly Pick<DescribedCartLine, "variantId" | "isParked">[],
): number[] {
  const current = new Set(lines.filter((line) => !line.isParked).map((line) => line.variantId));
  const parked = lines.filter((line) => line.isParked).map((line) => line.variantId);
  const fresh = parked.filter((variantId) => !current.has(variantId));
  const room = Math.max(0, MAX_LINES - current.size);
  return [...parked.filter((variantId) => current.has(variantId)), ...fresh.slice(0, room)];
}

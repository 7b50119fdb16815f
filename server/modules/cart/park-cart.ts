import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

/** Parks the cart, replacing the one parked before. An empty cart replaces nothing. */
export async function parkCart(work: Work, shopperId: number): Promise<void> {
  await sql`
    delete from cart.line where shopper_id = ${shopperId} and is_parked
    and exists (select from cart.line as current where current.shopper_id = ${shopperId} and not current.is_parked)
  `.execute(work.db);
  await sql`update cart.line set is_parked = true where shopper_id = ${shopperId} and not is_parked`.execute(
    work.db,
  );
}

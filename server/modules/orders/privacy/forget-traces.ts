import { sql } from "kysely";
import type { Database } from "#server/platform/postgres/database.ts";

/** An attack is noticed sooner; after that, where an order came from is no longer needed. */
const NETWORK_DAYS = 30;

/** Deletes the network of older orders, and expired codes and access grants. A daily job. */
export async function forgetTraces(db: Database): Promise<void> {
  await sql`
    update orders.order set network = null
    where network is not null and placed_at < now() - make_interval(days => ${NETWORK_DAYS}::int)
  `.execute(db);
  await sql`delete from orders.code where ends_at < now()`.execute(db);
  await sql`delete from orders.order_access where expires_at < now()`.execute(db);
}

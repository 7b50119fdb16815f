import { sql } from "kysely";
import type { Device } from "#contract/customers/account-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Customer } from "../../customer.ts";
import { describeAgent } from "../describe-agent.ts";
import type { AuthTables } from "../tables.ts";
import { IDLE_HOURS } from "./session-life.ts";

/** Where a customer is signed in, the last used first. */
export async function listDevices(db: Connection, who: Customer): Promise<Device[]> {
  const sessions = await db
    .$extendTables<AuthTables>()
    .selectFrom("accounts.session")
    .select(["id", "name", "address", "agent", "signed_in_at", "last_seen_at"])
    .where("customer_id", "=", who.id)
    .where("expires_at", ">", sql<Date>`now()`)
    .where((row) =>
      row.or([
        row("cookie_hash", "is", null),
        row("last_seen_at", ">", sql<Date>`now() - make_interval(hours => ${IDLE_HOURS})`),
      ]),
    )
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return sessions.map((session) => ({
    id: session.id,
    ...describeAgent(session.agent),
    name: session.name,
    address: session.address,
    signedInAt: session.signed_in_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    isCurrent: session.id === who.sessionId,
  }));
}

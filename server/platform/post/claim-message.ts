import { type Selectable, sql } from "kysely";
import type { Database } from "../postgres/database.ts";
import type { PostTables } from "./tables.ts";

/** Longer than any attempt takes: whoever has not reported by then is gone, and the message is free again. */
const LEASE_SECONDS = 300;

type Row = Selectable<PostTables["platform.outgoing_message"]>;

export interface Claimed extends Pick<
  Row,
  "id" | "key" | "channel" | "recipient" | "locale" | "content" | "attempts"
> {
  isExpired: boolean;
  ageSeconds: number;
}

/** Takes the message that has waited longest; nobody else gets it meanwhile. */
export async function claimMessage(db: Database): Promise<Claimed | undefined> {
  return db
    .$extendTables<PostTables>()
    .updateTable("platform.outgoing_message")
    .set((eb) => ({
      due_at: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("platform.outgoing_message as next")
        .select("next.id")
        .where("next.ended_at", "is", null)
        .where("next.due_at", "<=", sql<Date>`now()`)
        .orderBy("next.due_at")
        .orderBy("next.id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      "id",
      "key",
      "channel",
      "recipient",
      "locale",
      "content",
      "attempts",
      sql<boolean>`coalesce(expires_at < now(), false)`.as("isExpired"),
      sql<number>`extract(epoch from now() - created_at)::float8`.as("ageSeconds"),
    ])
    .executeTakeFirst();
}

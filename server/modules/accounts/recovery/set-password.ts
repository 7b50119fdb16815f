import { sql } from "kysely";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { AuthTables } from "../auth/tables.ts";
import { forgetChecks } from "../two-factor/second-factor.ts";

/** Puts another password in force. What the old one has half opened is shut. */
export async function setPassword(
  work: Work,
  customerId: number,
  passwordHash: string,
): Promise<void> {
  const db = work.db.$extendTables<AuthTables>();
  // First: sign-ins with the old one that are under way hold this row, and are seen by what follows.
  await db
    .updateTable("accounts.credential")
    .set({ password_hash: passwordHash, changed_at: sql<Date>`now()` })
    .where("customer_id", "=", customerId)
    .execute();
  await db.deleteFrom("accounts.verification").where("customer_id", "=", customerId).execute();
  await forgetChecks(work, customerId);
}

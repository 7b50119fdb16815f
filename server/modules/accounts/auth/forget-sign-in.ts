import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { forgetTwoFactor } from "../two-factor/second-factor.ts";
import type { AuthTables } from "./tables.ts";

/** Takes away whatever a customer signed in with, and what still waits for codes at its email or phone. */
export async function forgetSignIn(work: Work, customerId: number): Promise<void> {
  const db = work.db.$extendTables<AuthTables>();
  const { email, phone } = await db
    .selectFrom("accounts.customer")
    .select(["email", "phone"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const targets = [email, phone].filter((target) => target !== null);
  await db
    .deleteFrom("accounts.verification")
    .where((row) =>
      row.or([
        row("customer_id", "=", customerId),
        ...(targets.length > 0 ? [row("target", "in", targets)] : []),
      ]),
    )
    .execute();
  await forgetTwoFactor(work, customerId);
  await db.deleteFrom("accounts.session").where("customer_id", "=", customerId).execute();
  await db.deleteFrom("accounts.known_browser").where("customer_id", "=", customerId).execute();
  await db.deleteFrom("accounts.credential").where("customer_id", "=", customerId).execute();
}

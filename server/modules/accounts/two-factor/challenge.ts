import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { newSecret, secretHash } from "../secrets.ts";
import type { TwoFactorTables } from "./tables.ts";

const CHALLENGE_MINUTES = 5;

/** The password was right: a sign-in waits for its second factor. None begins with a password changed meanwhile. */
export async function openChallenge(
  work: Work,
  customerId: number,
  passwordHash: string,
): Promise<string> {
  const db = work.db.$extendTables<TwoFactorTables>();
  const credential = await db
    .selectFrom("accounts.credential")
    .select("customer_id")
    .where("customer_id", "=", customerId)
    .where("password_hash", "=", passwordHash)
    .forShare()
    .executeTakeFirst();
  if (!credential) refuse("credentials");
  const challenge = newSecret();
  await db
    .insertInto("accounts.challenge")
    .values({
      secret_hash: secretHash(challenge),
      customer_id: customerId,
      expires_at: sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute();
  return challenge;
}

/** Whose sign-in waits. A made-up or old challenge is answered like a wrong code. */
export async function challengedCustomer(db: Connection, challenge: string): Promise<number> {
  const row = await db
    .$extendTables<TwoFactorTables>()
    .selectFrom("accounts.challenge")
    .select("customer_id")
    .where("secret_hash", "=", secretHash(challenge))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.customer_id ?? refuse("code-wrong");
}

/** Uses a challenge up. Only one of two that come at once gets it. */
export async function takeChallenge(work: Work, challenge: string): Promise<void> {
  const { numDeletedRows } = await work.db
    .$extendTables<TwoFactorTables>()
    .deleteFrom("accounts.challenge")
    .where("secret_hash", "=", secretHash(challenge))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) refuse("code-wrong");
}

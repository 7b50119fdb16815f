import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { holdAccount } from "../accounts.ts";
import type { Account, Realm } from "../realms.ts";
import { newSecret, secretHash } from "../secrets.ts";
import type { IdentityTables } from "../tables.ts";

const CHALLENGE_MINUTES = 5;

/**
 * Password or code were right and the second factor is still missing. Fails if the password has
 * changed meanwhile.
 */
export async function openChallenge(
  work: Work,
  { realm, accountId }: Account,
  { method, passwordHash }: { method: "password" | "code"; passwordHash?: string },
): Promise<string> {
  await holdAccount(work.db, accountId, passwordHash);
  const challenge = newSecret();
  await work.db
    .$extendTables<IdentityTables>()
    .insertInto("identity.challenge")
    .values({
      secret_hash: secretHash(challenge),
      account_id: accountId,
      realm,
      method,
      expires_at: sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute();
  return challenge;
}

/**
 * The account of a pending sign-in. An invented or expired challenge, or one of the other realm, is
 * answered like a wrong code.
 */
export async function challengedAccount(
  db: Connection,
  realm: Realm,
  challenge: string,
): Promise<number> {
  const row = await db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.challenge")
    .select("account_id")
    .where("secret_hash", "=", secretHash(challenge))
    .where("realm", "=", realm)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.account_id ?? refuse("code-wrong");
}

/** Uses up a challenge. Of two concurrent uses only one succeeds. @returns how the sign-in began */
export async function takeChallenge(work: Work, challenge: string): Promise<"password" | "code"> {
  const taken = await work.db
    .$extendTables<IdentityTables>()
    .deleteFrom("identity.challenge")
    .where("secret_hash", "=", secretHash(challenge))
    .returning("method")
    .executeTakeFirst();
  return taken?.method ?? refuse("code-wrong");
}

import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Realm } from "../realms.ts";
import { secretHash } from "../secrets.ts";
import type { IdentityTables } from "../tables.ts";

/** The browser's own dialog gives up after one minute; a passkey in the autofill list waits as long as the form does. */
const CHALLENGE_MINUTES = 15;

/** What a challenge is made for: what is signed for one is worth nothing for another. */
export type ChallengeFor =
  /** Nobody knows yet whose it will be. */
  | { realm: Realm; purpose: "sign-in"; sessionId?: undefined }
  /** In a session that goes on; "registration" only where it has just been proved who asks. */
  | { realm: Realm; purpose: "proof" | "registration"; sessionId: number };

/** @returns the bytes that a passkey is to sign, once */
export async function newPasskeyChallenge(
  db: Connection,
  { realm, purpose, sessionId }: ChallengeFor,
): Promise<Buffer<ArrayBuffer>> {
  const challenge = randomBytes(32);
  await db
    .$extendTables<IdentityTables>()
    .insertInto("identity.passkey_challenge")
    .values({
      challenge_hash: hashOf(purpose, challenge.toString("base64url")),
      realm,
      session_id: sessionId ?? null,
      expires_at: sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute();
  return challenge;
}

/** Uses a challenge up. Only one of two that come at once gets it; none made for another session or purpose does. */
export async function takePasskeyChallenge(
  db: Connection,
  challenge: string,
  { realm, purpose, sessionId }: ChallengeFor,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .$extendTables<IdentityTables>()
    .deleteFrom("identity.passkey_challenge")
    .where("challenge_hash", "=", hashOf(purpose, challenge))
    .where("realm", "=", realm)
    .where("session_id", sessionId === undefined ? "is" : "=", sessionId ?? null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function hashOf(purpose: ChallengeFor["purpose"], challenge: string): Buffer {
  return secretHash(`${purpose} ${challenge}`);
}

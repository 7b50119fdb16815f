import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Realm } from "../realms.ts";
import { secretHash } from "../secrets.ts";
import type { IdentityTables } from "../tables.ts";

/**
 * The browser's dialog times out after one minute; a passkey in the autofill list waits as long as
 * the form.
 */
const CHALLENGE_MINUTES = 15;

/** What a challenge is for: a signature for one purpose is invalid for another. */
export type ChallengeFor =
  /** The account is not known yet. */
  | { realm: Realm; purpose: "sign-in"; sessionId?: undefined }
  /** In an existing session; "registration" only after re-authentication. */
  | { realm: Realm; purpose: "proof" | "registration"; sessionId: number };

/** @returns the bytes for the passkey to sign, once */
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

/**
 * Uses up a challenge. Of two concurrent uses only one succeeds; a challenge for another session or
 * purpose never does.
 */
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

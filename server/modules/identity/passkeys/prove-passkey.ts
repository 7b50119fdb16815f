import { sql } from "kysely";
import type { Assertion } from "#contract/identity/passkeys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Realm } from "../realms.ts";
import type { IdentityTables } from "../tables.ts";
import { type ChallengeFor, newPasskeyChallenge } from "./passkey-challenge.ts";
import { credentialsOf } from "./passkeys.ts";
import { relyingParty } from "./relying-party.ts";
import { verifySigned } from "./verify.ts";

/**
 * Options for signing with a passkey. `accountId`: one of this account's; absent: any that the
 * device offers.
 */
export async function passkeyRequest(
  { db, publicUrl }: Platform,
  purpose: ChallengeFor,
  accountId?: number,
) {
  const allowed = accountId === undefined ? [] : await credentialsOf(db, accountId);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  return generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).id,
    challenge: await newPasskeyChallenge(db, purpose),
    allowCredentials: allowed,
    userVerification: "required",
  });
}

/**
 * Verifies a passkey's signature and records its use. The device verified its user by finger, face
 * or PIN, so it counts as both factors (WebAuthn level 3, 6.1, flag UV).
 * @returns its account
 */
export async function provePasskey(
  platform: Platform,
  purpose: ChallengeFor,
  assertion: Assertion,
): Promise<number> {
  const { db, publicUrl } = platform;
  const passkey = await findPasskey(db, purpose.realm, assertion.id);
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(publicUrl);
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { verified, authenticationInfo } = await verifySigned(
    platform,
    purpose,
    assertion,
    (expectedChallenge) =>
      verifyAuthenticationResponse({
        response: { ...assertion, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin,
        expectedRPID,
        credential: {
          id: assertion.id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      }),
  );
  if (!verified) refuse("passkey-refused");
  await noteUse(db, passkey, authenticationInfo.newCounter);
  return passkey.account_id;
}

async function findPasskey(db: Connection, realm: Realm, credentialId: string) {
  const found = await db
    .$extendTables<IdentityTables>()
    .selectFrom("identity.passkey as passkey")
    .innerJoin("identity.account as account", "account.id", "passkey.account_id")
    .select(["passkey.id", "passkey.account_id", "passkey.public_key", "passkey.counter"])
    .where("passkey.credential_id", "=", Buffer.from(credentialId, "base64url"))
    .where("account.realm", "=", realm)
    .executeTakeFirst();
  return found ?? refuse("passkey-refused");
}

/** A counter that another use has already passed comes from a copied key. */
async function noteUse(
  db: Connection,
  { id, counter: before }: { id: number; counter: number },
  counter: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .$extendTables<IdentityTables>()
    .updateTable("identity.passkey")
    .set({ counter, used_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("counter", "=", before)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) refuse("passkey-refused");
}

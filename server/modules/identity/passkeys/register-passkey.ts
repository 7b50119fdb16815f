import { MOST_PASSKEYS, type NewCredential, type Passkey } from "#contract/identity/passkeys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { AuthSecret } from "#server/platform/secrets/auth-secret.ts";
import { keyedHash } from "#server/platform/secrets/keyed-hash.ts";
import type { Account } from "../realms.ts";
import type { IdentityTables } from "../tables.ts";
import { newPasskeyChallenge } from "./passkey-challenge.ts";
import { credentialsOf, presentPasskey } from "./passkeys.ts";
import { ALGORITHMS, relyingParty } from "./relying-party.ts";
import { verifySigned } from "./verify.ts";

/** The account that gets the passkey, and the session. */
type Owner = Account & { sessionId: number };

/** Options for creating a passkey: a discoverable one that verifies its user. */
export async function passkeyCreation(
  { db, publicUrl, authSecret }: Platform,
  owner: Owner,
  { shop, label, name }: { shop: string; label: string; name: string },
) {
  const existing = await credentialsOf(db, owner.accountId);
  if (existing.length >= MOST_PASSKEYS) refuse("too-many-passkeys", { 0: MOST_PASSKEYS });
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  return generateRegistrationOptions({
    rpName: shop,
    rpID: relyingParty(publicUrl).id,
    userName: label,
    userDisplayName: name,
    userID: userHandle(authSecret, owner),
    challenge: await newPasskeyChallenge(db, registrationOf(owner)),
    excludeCredentials: existing,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/**
 * Verifies a new passkey, before the transaction: the challenge is used up in any case. Attestation
 * is not required: any device may store a passkey.
 */
export async function checkNewPasskey(platform: Platform, owner: Owner, credential: NewCredential) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(platform.publicUrl);
  const { registrationInfo } = await verifySigned(
    platform,
    registrationOf(owner),
    credential,
    (expectedChallenge) =>
      verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin,
        expectedRPID,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
  );
  return registrationInfo?.credential ?? refuse("passkey-refused");
}

type CheckedCredential = Awaited<ReturnType<typeof checkNewPasskey>>;

export async function addPasskey(
  work: Work,
  accountId: number,
  { name, credential }: { name: string; credential: CheckedCredential },
): Promise<Passkey> {
  const db = work.db.$extendTables<IdentityTables>();
  // Serialised, because passkeys are counted.
  await db
    .selectFrom("identity.account")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if ((await credentialsOf(work.db, accountId)).length >= MOST_PASSKEYS) {
    refuse("too-many-passkeys", { 0: MOST_PASSKEYS });
  }
  const added = await db
    .insertInto("identity.passkey")
    .values({
      account_id: accountId,
      credential_id: Buffer.from(credential.id, "base64url"),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    })
    // A credential belongs to one account permanently.
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning(["id", "name", "created_at", "used_at"])
    .executeTakeFirst();
  return presentPasskey(added ?? refuse("passkey-refused"));
}

function registrationOf({ realm, sessionId }: Owner) {
  return { realm, sessionId, purpose: "registration" } as const;
}

/** Lets a device see that two passkeys belong to one account, and reveals nothing else. */
function userHandle(secret: AuthSecret, { realm, accountId }: Account): Buffer<ArrayBuffer> {
  return Buffer.from(keyedHash(secret, `passkey ${realm} ${accountId}`));
}

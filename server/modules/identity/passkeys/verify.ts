import type { Assertion, NewCredential } from "#contract/identity/passkeys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Log } from "#server/platform/log.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type ChallengeFor, takePasskeyChallenge } from "./passkey-challenge.ts";

/**
 * Uses up the challenge that was signed and lets the library check the rest.
 * @throws "passkey-refused" where the challenge is not one of ours for this purpose, or the library finds a fault
 */
export async function verifySigned<T>(
  { db, log }: Platform,
  purpose: ChallengeFor,
  { response }: Assertion | NewCredential,
  verify: (challenge: string) => Promise<T>,
): Promise<T> {
  const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers");
  const { challenge } = await orRefuse(log, () => decodeClientDataJSON(response.clientDataJSON));
  if (!(await takePasskeyChallenge(db, challenge, purpose))) refuse("passkey-refused");
  return orRefuse(log, () => verify(challenge));
}

/** The library says by an error what is wrong with what a browser sent: the caller learns that it is refused, the log why. */
async function orRefuse<T>(log: Log, check: () => T): Promise<Awaited<T>> {
  try {
    return await check();
  } catch (error) {
    log.info({ err: error }, "passkey refused");
    return refuse("passkey-refused");
  }
}

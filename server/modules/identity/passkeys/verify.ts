import type { Assertion, NewCredential } from "#contract/identity/passkeys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Log } from "#server/platform/log.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type ChallengeFor, takePasskeyChallenge } from "./passkey-challenge.ts";

/**
 * Uses up the signed challenge and lets the library check the rest.
 * @throws "passkey-refused" when the challenge is not ours for this purpose, or the library finds a
 * fault
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

/**
 * The library throws for invalid browser data: the caller only learns that it is refused, the log
 * gets the reason.
 */
async function orRefuse<T>(log: Log, check: () => T): Promise<Awaited<T>> {
  try {
    return await check();
  } catch (error) {
    log.info({ err: error }, "passkey refused");
    return refuse("passkey-refused");
  }
}

import type { Session } from "#contract/customers/auth-endpoints.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { beginSignIn, sendSignIn } from "../sign-in/begin-sign-in.ts";
import { presentSession } from "../sign-in/present-session.ts";
import { alertOfCopy, type Exchange } from "../sign-in/sign-in.ts";

/**
 * Signs in the owner of a passkey. The second factor is not required: a passkey already combines
 * two.
 */
export async function signInByPasskey(
  platform: Platform,
  { request, reply, locale }: Exchange,
  customerId: number,
): Promise<Session> {
  await alertOfCopy(platform, request, customerId);
  const signedIn = await inTransaction(platform, (work) =>
    beginSignIn(work, request, { customerId, method: "passkey" }),
  );
  sendSignIn(request, reply, signedIn);
  return presentSession(signedIn.token, signedIn.customer, locale);
}

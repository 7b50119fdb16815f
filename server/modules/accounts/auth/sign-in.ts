import type { FastifyReply, FastifyRequest } from "fastify";
import type { authEndpoints } from "#contract/customers/auth-endpoints.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { openChallenge } from "../two-factor/challenge.ts";
import { isTrustedBrowser } from "../two-factor/trusted-browser.ts";
import { beginSignIn } from "./begin-sign-in.ts";
import { checkCredentials } from "./credentials.ts";
import { presentSession } from "./present-user-info.ts";
import { sendSignIn } from "./session/sessions.ts";

/** Email or phone and password: a session, or the question for the second factor. */
export async function signIn(
  platform: Platform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  given: { identifier: string; password: string },
  locale: Locale,
): Promise<EndpointResponse<typeof authEndpoints.signIn>> {
  const account = await checkCredentials(platform, request, given);
  if (account.two_factor_enabled && !(await isTrustedBrowser(platform.db, request, account.id))) {
    const challenge = await inTransaction(platform, (work) =>
      openChallenge(work, account.id, account.password_hash),
    );
    return { kind: "two-factor", challenge };
  }
  const signedIn = await inTransaction(platform, (work) =>
    beginSignIn(work, request, {
      customerId: account.id,
      passwordHash: account.password_hash,
    }),
  );
  sendSignIn(request, reply, signedIn);
  return { kind: "session", ...presentSession(signedIn.token, signedIn.customer, locale) };
}

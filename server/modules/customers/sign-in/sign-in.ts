import type { FastifyReply, FastifyRequest } from "fastify";
import type { authEndpoints } from "#contract/customers/auth-endpoints.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import {
  challengedAccount,
  openChallenge,
  refuseCopiedBrowser,
  takeChallenge,
} from "#server/modules/identity/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { accountOf } from "../customer.ts";
import { sendAlert } from "../mails/send-alert.ts";
import { customerById } from "../profile/customer-queries.ts";
import { checkCode } from "../second-factor/check-code.ts";
import { beginSignIn, sendSignIn } from "./begin-sign-in.ts";
import { checkCredentials } from "./check-credentials.ts";
import { presentSession } from "./present-session.ts";

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
}

/** Email or phone and password: starts a session, or asks for the second factor. */
export async function signIn(
  platform: Platform,
  { request, reply, locale }: Exchange,
  credentials: { identifier: string; password: string },
): Promise<EndpointResponse<typeof authEndpoints.signIn>> {
  const login = await checkCredentials(platform, request, credentials);
  const { id: customerId, password_hash: passwordHash } = login;
  await alertOfCopy(platform, request, customerId);
  if (login.has_second_factor && !login.is_trusted_browser) {
    const challenge = await inTransaction(platform, (work) =>
      openChallenge(work, accountOf(customerId), { method: "password", passwordHash }),
    );
    return { kind: "two-factor", challenge };
  }
  const signedIn = await inTransaction(platform, (work) =>
    beginSignIn(work, request, {
      customerId,
      method: "password",
      passwordHash,
      isShort: login.has_second_factor,
    }),
  );
  sendSignIn(request, reply, signedIn);
  return { kind: "session", ...presentSession(signedIn.token, signedIn.customer, locale) };
}

/** A code of the app, or a backup code, completes the sign-in that a challenge began. */
export async function signInBySecondFactor(
  platform: Platform,
  { request, reply, locale }: Exchange,
  { challenge, code, trustDevice = false }: Answer,
): Promise<EndpointResponse<typeof authEndpoints.signInSecondFactor>> {
  const customerId = await challengedAccount(platform.db, "customer", challenge);
  await checkCode(platform, customerId, code);
  const signedIn = await inTransaction(platform, async (work) => {
    const method = await takeChallenge(work, challenge);
    return beginSignIn(work, request, { customerId, method, trusted: trustDevice });
  });
  sendSignIn(request, reply, signedIn);
  return presentSession(signedIn.token, signedIn.customer, locale);
}

/** Removes the trust of all browsers before this sign-in continues, and notifies the owner. */
export async function alertOfCopy(
  platform: Platform,
  request: FastifyRequest,
  customerId: number,
): Promise<void> {
  await inTransaction(platform, async (work) => {
    if (!(await refuseCopiedBrowser(work, request, customerId))) return;
    const customer = await customerById(work.db, customerId);
    await sendAlert(work, customer, { about: "two-factor", what: "copied" });
  });
}

interface Answer {
  challenge: string;
  code: string;
  trustDevice?: boolean | undefined;
}

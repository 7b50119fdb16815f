import type { authEndpoints } from "#contract/customers/auth-endpoints.ts";
import type { Verification } from "#contract/identity/credentials.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import {
  beginVerification,
  browserCookie,
  findLogin,
  guessCode,
  isBegunBy,
  limitCodes,
  openChallenge,
  takeVerification,
  verificationCookie,
  verifyingBrowser,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { accountOf } from "../customer.ts";
import { sendVerification } from "../mails/send-verification.ts";
import { findVerified } from "../recovery/find-verified.ts";
import { beginSignIn, sendSignIn } from "./begin-sign-in.ts";
import { presentSession } from "./present-session.ts";
import { alertOfCopy, type Exchange } from "./sign-in.ts";

/**
 * Sends a sign-in code to a verified phone. An unknown number gets the same response, after the
 * same work.
 */
export async function sendSignInCode(
  platform: Platform,
  { request, reply, locale }: Exchange,
  phone: string,
): Promise<Verification> {
  await limitCodes(platform, phone, request.ip);
  const browser = verifyingBrowser(request, reply);
  return inTransaction(platform, async (work) => {
    const customer = await findVerified(work.db, "phone", phone);
    const waiting = { purpose: "sign-in", channel: "phone", target: phone } as const;
    const sent = await beginVerification(work, platform, {
      ...waiting,
      browser,
      accountId: customer?.id ?? null,
      hasCode: customer !== undefined,
    });
    const language = customer?.locale ?? locale;
    await sendVerification(work, { ...waiting, locale: language, owner: customer }, sent);
    return sent.answer;
  });
}

/**
 * Accepts the code only in the browser that requested it: a victim talked into reading out a code
 * signs nobody else in. The second factor is required as after a password.
 */
export async function signInByCode(
  platform: Platform,
  { request, reply, locale }: Exchange,
  answer: { verification: string; code: string },
): Promise<EndpointResponse<typeof authEndpoints.signInByCode>> {
  const row = await guessCode(platform, "sign-in", answer);
  const customerId = row.account_id;
  if (customerId === null || !isBegunBy(row, verificationCookie(request))) refuse("code-wrong");
  const login = await findLogin(platform.db, customerId, browserCookie(request));
  await alertOfCopy(platform, request, customerId);
  const hasFactor = login?.has_second_factor === true;
  if (hasFactor && !login.is_trusted_browser) {
    const challenge = await inTransaction(platform, async (work) => {
      await takeVerification(work, row);
      return openChallenge(work, accountOf(customerId), { method: "code" });
    });
    return { kind: "two-factor", challenge };
  }
  const signedIn = await inTransaction(platform, async (work) => {
    await takeVerification(work, row);
    return beginSignIn(work, request, { customerId, method: "code", isShort: hasFactor });
  });
  sendSignIn(request, reply, signedIn);
  return { kind: "session", ...presentSession(signedIn.token, signedIn.customer, locale) };
}

import type { FastifyRequest } from "fastify";
import {
  guessCode,
  isBegunBy,
  takeVerification,
  verificationCookie,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import type { Companies } from "../ports.ts";
import { recordConsent } from "../privacy/newsletter-consent.ts";
import { beginSignIn, type SignedIn } from "../sign-in/begin-sign-in.ts";
import { createCustomer } from "./create-customer.ts";
import type { PendingRegistration } from "./register.ts";

/** Creates the account of a registration whose code was entered, and signs in. */
export async function verifyRegistration(
  platform: Platform,
  companies: Companies,
  request: FastifyRequest,
  answer: { verification: string; code: string; password?: string | undefined },
): Promise<SignedIn> {
  const row = await guessCode(platform, "registration", answer);
  const pending = row.data as PendingRegistration;
  if (!isBegunBy(row, verificationCookie(request)))
    await provePending(platform, pending, { password: answer.password, address: request.ip });
  return inTransaction(platform, async (work) => {
    await takeVerification(work, row);
    const customerId = await createCustomer(work, pending, row);
    if (pending.kind === "company") await companies.found(work, customerId, pending);
    else if (pending.invitation) await companies.join(work, customerId, pending.invitation);
    if (pending.newsletter && pending.newsletterText) {
      await recordConsent(work, customerId, {
        isGiven: true,
        text: pending.newsletterText,
        source: "registration",
      });
    }
    return beginSignIn(work, request, { customerId, method: "registration" });
  });
}

/**
 * In another browser the code alone does not create the account: otherwise the recipient of a mail
 * triggered by somebody else could confirm an account with a stranger's password. The attempt was
 * already counted with the code.
 */
async function provePending(
  { passwords }: Platform,
  { passwordHash }: PendingRegistration,
  { password, address }: { password: string | undefined; address: string },
): Promise<void> {
  if (password === undefined) refuse("registration-elsewhere");
  if (!(await passwords.matches(password, passwordHash, { address }))) refuse("password-wrong");
}

import type { FastifyRequest } from "fastify";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { createCompany } from "../../companies/create-company.ts";
import { joinByInvitation } from "../../companies/join-company.ts";
import { recordConsent } from "../../privacy/newsletter-consent.ts";
import { beginSignIn, type SignedIn } from "../begin-sign-in.ts";
import { guessCode, takeVerification } from "../codes/verification.ts";
import { createCustomer } from "./create-customer.ts";
import type { PendingRegistration } from "./register.ts";

/** Makes the account of a registration whose code came back, and signs in. */
export async function verifyRegistration(
  platform: Platform,
  request: FastifyRequest,
  given: { verification: string; code: string },
): Promise<SignedIn> {
  const row = await guessCode(platform, "registration", given);
  const pending = row.data as PendingRegistration;
  return inTransaction(platform, async (work) => {
    await takeVerification(work, row);
    const customerId = await createCustomer(work, pending, row);
    await joinCompany(work, customerId, pending);
    if (pending.newsletter && pending.newsletterText) {
      await recordConsent(work, customerId, {
        isGiven: true,
        text: pending.newsletterText,
        source: "registration",
      });
    }
    return beginSignIn(work, request, { customerId, isNewAccount: true });
  });
}

async function joinCompany(
  work: Work,
  customerId: number,
  pending: PendingRegistration,
): Promise<void> {
  if (pending.kind === "company") await createCompany(work, customerId, pending);
  else if (pending.invitation) await joinByInvitation(work, customerId, pending.invitation);
}

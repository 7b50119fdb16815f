import { email as emailSchema } from "#contract/kernel/email.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { beginVerification, type Channel, limitCodes } from "#server/modules/identity/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { sendVerification } from "../mails/send-verification.ts";
import { identifierTarget } from "../sign-in/check-credentials.ts";
import { findVerified } from "./find-verified.ts";

/**
 * Sends a code for setting a new password. For an unknown account the response and its timing are
 * the same.
 */
export async function forgotPassword(
  platform: Platform,
  identifier: string,
  { locale, address }: { locale: Locale; address: string },
) {
  const { channel, target } = identifierTarget(identifier);
  if (channel === "email" && !emailSchema.safeParse(target).success) refuseIdentifier();
  await limitCodes(platform, target, address);
  return inTransaction(platform, async (work) => {
    const customer = await findVerified(work.db, channel, target);
    const waiting = { purpose: "reset", ...wayTo(customer, { channel, target }) } as const;
    const sent = await beginVerification(work, platform, {
      ...waiting,
      accountId: customer?.id ?? null,
      data: { channel, sentTo: target } satisfies AskedAs,
      hasCode: customer !== undefined,
    });
    const language = customer?.locale ?? locale;
    await sendVerification(work, { ...waiting, locale: language, owner: customer }, sent);
    return { ...sent.answer, channel, sentTo: target };
  });
}

function refuseIdentifier(): never {
  throw new ProblemError("validation", {}, [
    { path: "identifier", key: "validation.emailOrPhone", values: {} },
  ]);
}

/** The identifier as typed: the response reveals nothing else. */
export interface AskedAs {
  channel: Channel;
  sentTo: string;
}

type Verified = NonNullable<Awaited<ReturnType<typeof findVerified>>>;

/** Mail is harder to intercept than a short message, so a verified email gets the code. */
function wayTo(customer: Verified | undefined, asked: { channel: Channel; target: string }) {
  const email = customer?.email_verified ? customer.email : null;
  return email === null ? asked : { channel: "email" as const, target: email };
}

import type { FastifyReply, FastifyRequest } from "fastify";
import type { PersonRegistration } from "#contract/customers/registration.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import {
  beginVerification,
  type Channel,
  limitCodes,
  type PasswordOwner,
  refuseWeakPassword,
  verifyingBrowser,
} from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { sendVerification } from "../mails/send-verification.ts";
import type { Companies } from "../ports.ts";
import type { CustomerTables } from "../tables.ts";

/**
 * A company is registered together with its first member; its own fields are passed to the
 * companies module unchanged.
 */
export type Registration = PersonRegistration &
  ({ kind: "person" } | { kind: "company"; companyNameAr: string; companyNameEn: string });

/** A registration waiting for its code. The password itself is not stored. */
export type PendingRegistration = Omit<Registration, "password" | "confirmPassword"> & {
  passwordHash: string;
  locale: Locale;
};

/** The caller's language and request. */
export interface AskedBy {
  locale: Locale;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A registration by invitation must use the invited email. */
export async function refuseOtherInvitation(
  companies: Companies,
  db: Connection,
  { invitation, email }: PersonRegistration,
): Promise<void> {
  if (!invitation) return;
  const invitedEmail = await companies.invitedEmail(db, invitation);
  if (invitedEmail === undefined) refuse("not-found");
  if (invitedEmail !== email) refuse("other-email");
}

/**
 * Starts a registration. Whether the email or number already has an account is only revealed to its
 * owner, by mail or short message; the caller gets the same response after the same work.
 */
export async function register(
  platform: Platform,
  input: Registration,
  { locale, request, reply }: AskedBy,
) {
  const { password, confirmPassword: _, ...fields } = input;
  const { channel, target } = targetOf(input);
  await refuseWeakPassword(password, await passwordOwner(platform.db, input));
  await limitCodes(platform, target, request.ip);
  const passwordHash = await platform.passwords.hash(password, { address: request.ip });
  const browser = verifyingBrowser(request, reply);
  return inTransaction(platform, async (work) => {
    const owner = await ownerOf(work.db, channel, target);
    const pending = { ...fields, passwordHash, locale } satisfies PendingRegistration;
    const sent = await beginVerification(work, platform, {
      purpose: "registration",
      channel,
      target,
      accountId: owner?.id ?? null,
      browser,
      hasCode: owner === undefined,
      data: owner ? { locale } : pending,
    });
    await sendVerification(work, { purpose: "registration", channel, target, locale, owner }, sent);
    return sent.answer;
  });
}

async function passwordOwner(db: Connection, input: Registration): Promise<PasswordOwner> {
  const { siteName } = await readSettings(db);
  const company = input.kind === "company" ? [input.companyNameAr, input.companyNameEn] : [];
  const person = [input.firstName, input.lastName, input.fullNameAr, input.fullNameEn];
  const { email, phone } = input;
  return { email, phone, names: [...person, ...company, siteName.ar, siteName.en] };
}

/** Mails cost nothing and can contain links, so they come first. */
function targetOf({ email, phone }: Registration): { channel: Channel; target: string } {
  return email ? { channel: "email", target: email } : { channel: "phone", target: phone ?? "" };
}

async function ownerOf(db: Connection, channel: Channel, target: string) {
  const customers = db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer")
    .select(["id", "name"]);
  return (
    channel === "email"
      ? customers.where("email", "=", target)
      : customers.where("phone", "=", target).where("phone_verified", "=", true)
  ).executeTakeFirst();
}

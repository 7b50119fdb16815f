import type { CompanyRegistration } from "#contract/companies/company-registration.ts";
import type { PersonRegistration } from "#contract/customers/registration.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { readSettings } from "#server/platform/settings.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { openInvitation } from "../../companies/join-company.ts";
import { type PasswordOwner, refuseWeakPassword } from "../../passwords/refuse-weak-password.ts";
import { beginVerification, limitCodes } from "../codes/verification.ts";
import { sendVerification } from "../codes/send-verification.ts";
import type { AuthTables, Channel } from "../tables.ts";

/** What waits for its code. The password itself is not kept. */
export type PendingRegistration = (
  | ({ kind: "person" } & Omit<PersonRegistration, Passwords>)
  | ({ kind: "company" } & Omit<CompanyRegistration, Passwords>)
) & { passwordHash: string; locale: Locale };
type Passwords = "password" | "confirmPassword";

export type Registration =
  | ({ kind: "person" } & PersonRegistration)
  | ({ kind: "company" } & CompanyRegistration);

/**
 * Begins an account. Whether its email or number has one already is told to its owner alone, by mail or short
 * message; whoever asks gets the same answer after the same work.
 */
export async function register(
  platform: Platform,
  wanted: Registration,
  { locale, address }: { locale: Locale; address: string },
) {
  const { password, confirmPassword: _, ...fields } = wanted;
  const { channel, target } = targetOf(wanted);
  if (wanted.kind === "person" && wanted.invitation) {
    await refuseOtherInvitation(platform.db, wanted.invitation, target);
  }
  await refuseWeakPassword(password, await passwordOwner(platform.db, wanted));
  await limitCodes(platform.db, target, address);
  const passwordHash = await platform.passwords.hash(password);
  return inTransaction(platform, async (work) => {
    const owner = await ownerOf(work.db, channel, target);
    const pending = { ...fields, passwordHash, locale } satisfies PendingRegistration;
    const sent = await beginVerification(work, platform, {
      purpose: "registration",
      channel,
      target,
      customerId: owner?.id ?? null,
      hasCode: owner === undefined,
      data: owner ? { locale } : pending,
    });
    await sendVerification(work, { purpose: "registration", channel, target, locale, owner }, sent);
    return sent.answer;
  });
}

async function passwordOwner(db: Connection, wanted: Registration): Promise<PasswordOwner> {
  const { siteName } = await readSettings(db);
  const company = wanted.kind === "company" ? [wanted.companyNameAr, wanted.companyNameEn] : [];
  const person = [wanted.firstName, wanted.lastName, wanted.fullNameAr, wanted.fullNameEn];
  const { email, phone } = wanted;
  return { email, phone, names: [...person, ...company, siteName.ar, siteName.en] };
}

/** Mails cost nothing and hold links, so they come first. */
function targetOf({ email, phone }: Registration): { channel: Channel; target: string } {
  return email ? { channel: "email", target: email } : { channel: "phone", target: phone ?? "" };
}

async function refuseOtherInvitation(db: Connection, secret: string, email: string) {
  const invitation = await openInvitation(db, secret);
  if (!invitation) refuse("not-found");
  if (invitation.email !== email) refuse("other-email");
}

async function ownerOf(db: Connection, channel: Channel, target: string) {
  const customers = db
    .$extendTables<AuthTables>()
    .selectFrom("accounts.customer")
    .select(["id", "name"]);
  return (
    channel === "email"
      ? customers.where("email", "=", target)
      : customers.where("phone", "=", target).where("phone_verified", "=", true)
  ).executeTakeFirst();
}

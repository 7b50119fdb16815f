import type { CompanyRole } from "#contract/companies/company-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { fullName } from "#server/modules/customers/index.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import { type MailPart, sendMail } from "#server/platform/outbox/mail.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { MemberRow } from "./company-queries.ts";
import { companyMails } from "./messages/company-mail-book.ts";

interface CompanyNames {
  name_ar: string | null;
  name_en: string | null;
}

interface InvitationMail {
  company: CompanyNames;
  email: string;
  role: CompanyRole;
  locale: Locale;
  secret: string;
  days: number;
}

export async function mailInvitation(work: Work, invitation: InvitationMail): Promise<void> {
  const { email, role, locale, secret, days } = invitation;
  const t = await sayTexts(work.db, companyMails, locale);
  const { siteName } = await readSettings(work.db);
  const company = nameOf(invitation.company, locale);
  await sendMail(work, {
    to: email,
    locale,
    subject: t("invitation.subject", { company }),
    preview: t("invitation.preview", { days }),
    parts: [
      { kind: "heading", text: t("invitation.heading", { company }) },
      { kind: "text", text: t("invitation.text", { company, shop: siteName[locale] }) },
      { kind: "text", text: t(`invitation.${role}`) },
      { kind: "text", text: t("invitation.how", { days }) },
      { kind: "button", label: t("invitation.button"), href: `/auth/Invitation#${secret}` },
      { kind: "note", text: t("invitation.note", { company }) },
    ],
    expiresAt: new Date(Date.now() + days * DAY_MS),
  });
}

interface DecisionMail {
  company: CompanyNames;
  member: MemberRow;
  about: "approved" | "declined" | "asked";
  note: string | null;
}

/** Staff's decision about a company, or what they need to see first. */
export async function mailDecision(work: Work, mail: DecisionMail): Promise<void> {
  const { member, about, note } = mail;
  const { locale } = member;
  const t = await sayTexts(work.db, companyMails, locale);
  const company = nameOf(mail.company, locale);
  const reason: MailPart[] = note
    ? [{ kind: "facts", rows: [{ label: t(`${about}.noteLabel`), value: note }] }]
    : [];
  await sendMail(work, {
    to: member.email ?? "",
    locale,
    subject: t(`${about}.subject`, { company }),
    parts: [
      { kind: "heading", text: t(`${about}.heading`) },
      { kind: "text", text: t(`${about}.text`, { company, name: fullName(member, locale) }) },
      ...reason,
      { kind: "button", label: t(`${about}.button`), href: "/Account?part=company" },
    ],
  });
}

function nameOf(company: CompanyNames, locale: Locale): string {
  return (locale === "ar" ? company.name_ar : company.name_en) ?? "";
}

import type { Locale } from "#contract/kernel/locale.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import { sendMail } from "#server/platform/outbox/mail.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { accountMails } from "../messages/account-mail-book.ts";
import { fullName } from "../profile/full-name.ts";

type Person = Parameters<typeof fullName>[0] & { email: string | null; locale: Locale };

/**
 * Confirms the erasure to the old address, once; the mail is not stored. Without an email, the page
 * says so.
 */
export async function mailErasure(work: Work, person: Person): Promise<void> {
  const { email, locale } = person;
  if (email === null) return;
  const t = await sayTexts(work.db, accountMails, locale);
  const { siteName } = await readSettings(work.db);
  const name = fullName(person, locale);
  await sendMail(work, {
    to: email,
    locale,
    subject: t("erased.subject"),
    parts: [
      { kind: "heading", text: t("erased.heading") },
      { kind: "text", text: t("erased.text", { name, shop: siteName[locale] }) },
      { kind: "note", text: t("erased.note") },
    ],
  });
}

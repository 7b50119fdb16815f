import type { Locale } from "#contract/kernel/locale.ts";
import { sendMail } from "#server/platform/outbox/mail.ts";
import { messageTexts } from "#server/platform/messages/message-texts.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { customerMailsAr } from "../messages/customer-mails-ar.ts";
import { customerMailsEn } from "../messages/customer-mails-en.ts";
import { fullName } from "../profile/full-name.ts";

type Person = Parameters<typeof fullName>[0] & { email: string | null; locale: Locale };

/** Tells the old address, once; nothing of the mail is kept. Who gave no email sees it on the page only. */
export async function mailFarewell(work: Work, person: Person): Promise<void> {
  const { email, locale } = person;
  if (email === null) return;
  const t = messageTexts({ ar: customerMailsAr, en: customerMailsEn }, locale);
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

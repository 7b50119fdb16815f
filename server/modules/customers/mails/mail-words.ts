import type { Locale } from "#contract/kernel/locale.ts";
import { messageTexts, type SayText } from "#server/platform/messages/message-texts.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { mailsAr } from "../messages/mails-ar.ts";
import { mailsEn } from "../messages/mails-en.ts";

export interface MailWords {
  t: SayText<typeof mailsEn>;
  /** The shop's name in the reader's language. */
  shop: string;
}

/** The texts of the accounts' mails, and the shop's name to put into them. */
export async function mailWords(work: Work, locale: Locale): Promise<MailWords> {
  const { siteName } = await readSettings(work.db);
  return { t: messageTexts({ en: mailsEn, ar: mailsAr }, locale), shop: siteName[locale] };
}

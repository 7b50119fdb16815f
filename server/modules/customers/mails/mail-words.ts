import type { Locale } from "#contract/kernel/locale.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import type { SayText } from "#server/platform/messages/message-texts.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import { accountMails } from "../messages/account-mail-book.ts";
import type { mailsEn } from "../messages/mails-en.ts";

export interface MailWords {
  t: SayText<typeof mailsEn>;
  /** The shop's name in the reader's language. */
  shop: string;
}

/** The texts of account mails, and the shop's name to insert. */
export async function mailWords(work: Work, locale: Locale): Promise<MailWords> {
  const { siteName } = await readSettings(work.db);
  return { t: await sayTexts(work.db, accountMails, locale), shop: siteName[locale] };
}

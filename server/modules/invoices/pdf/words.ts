import type { Locale } from "#contract/kernel/locale.ts";
import { messageTexts, type SayText } from "#server/platform/messages/message-texts.ts";
import { documentAr } from "../messages/document-ar.ts";
import { documentEn } from "../messages/document-en.ts";

/** Formats the texts of a document. */
export type Say = SayText<typeof documentEn>;

export function documentWords(locale: Locale): Say {
  return messageTexts<typeof documentEn>({ en: documentEn, ar: documentAr }, locale);
}

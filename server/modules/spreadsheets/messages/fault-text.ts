import type { Locale } from "#contract/kernel/locale.ts";
import { isMessageKey, message, withValues } from "#contract/kernel/messages.ts";
import type { ProblemValues } from "#contract/kernel/problem.ts";
import { sheetMessagesAr } from "./ar.ts";
import { sheetMessagesEn } from "./en.ts";

const MESSAGES: Record<Locale, Record<string, string>> = {
  ar: sheetMessagesAr,
  en: sheetMessagesEn,
};

/** A fault's message in the reader's language. */
export function faultText(key: string, locale: Locale, values: ProblemValues = {}): string {
  if (isMessageKey(key)) return message(key, locale, values);
  return withValues(MESSAGES[locale][key] ?? key, values);
}

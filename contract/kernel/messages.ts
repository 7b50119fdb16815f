import type { Locale } from "./locale.ts";
import { messagesAr } from "./messages-ar.ts";
import { messagesEn } from "./messages-en.ts";
import type { ProblemValues } from "./problem.ts";

/** Every message shared by server and browser, flat: `problem.not-found`, `validation.required`. */
export type MessageKey = keyof typeof messagesEn;

const CATALOGUE: Record<Locale, Record<MessageKey, string>> = { ar: messagesAr, en: messagesEn };

/** A shared message with its `{name}` placeholders filled. These messages need no plural forms. */
export function message(key: MessageKey, locale: Locale, values: ProblemValues = {}): string {
  return withValues(CATALOGUE[locale][key], values);
}

/** Fills `{name}` placeholders; those without a value stay. */
export function withValues(text: string, values: ProblemValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
}

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(messagesEn, key);
}

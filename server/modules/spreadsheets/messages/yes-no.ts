import type { Locale } from "#contract/kernel/locale.ts";

const WORDS: Record<Locale, { yes: string; no: string }> = {
  ar: { yes: "نعم", no: "لا" },
  en: { yes: "Yes", no: "No" },
};
const YES = new Set(["نعم", "ايوه", "أيوه", "yes", "y", "true", "1"]);
const NO = new Set(["لا", "لأ", "no", "n", "false", "0"]);

export function yesNo(isTrue: boolean, locale: Locale): string {
  return isTrue ? WORDS[locale].yes : WORDS[locale].no;
}

/** Undefined: neither yes nor no. */
export function readYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

import type { Locale } from "#contract/kernel/locale.ts";
import type { SynonymRecord } from "#contract/storefront/synonym-endpoints.ts";

/** The form values of a set of synonyms. */
export interface SynonymValues {
  /** One per line; commas of both languages separate them as well. */
  words: string;
  locale: Locale | "";
}

export const LANGUAGES = ["", "ar", "en"] as const;

export function inputOf({ words, locale }: SynonymValues) {
  const parted = words.split(/[\n,،]/).map((word) => word.trim());
  return {
    words: parted.filter((word) => word !== ""),
    locale: locale === "" ? null : locale,
  };
}

export function valuesOf({ version, words, locale }: SynonymRecord) {
  return { version, words: words.join("\n"), locale: locale ?? ("" as const) };
}

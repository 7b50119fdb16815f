import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { FactGroup } from "../tables.ts";

/** Headings of the specification table, in display order. */
export const FACT_GROUPS: Record<FactGroup, Bilingual> = {
  light: { ar: "الإضاءة", en: "Light" },
  electric: { ar: "الكهرباء", en: "Electrical" },
  size: { ar: "المقاسات والوزن", en: "Size & weight" },
  body: { ar: "الخامات والتشطيب", en: "Materials & finish" },
  fitting: { ar: "التركيب", en: "Fitting" },
  general: { ar: "معلومات عامة", en: "General" },
};

export const YES_NO: Record<Locale, [yes: string, no: string]> = {
  ar: ["نعم", "لا"],
  en: ["Yes", "No"],
};

/** Between the values of a list. */
export const LIST_SEPARATOR: Bilingual = { ar: "، ", en: ", " };

export const CENTIMETRES: Bilingual = { ar: "سم", en: "cm" };

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Units that are words and so follow the number's grammar; `#` is the number. */
const UNIT_WORDS: Record<string, Record<Locale, Forms>> = {
  months: {
    ar: { one: "شهر واحد", two: "شهران", few: "# أشهر", many: "# شهرًا", other: "# شهر" },
    en: { one: "# month", other: "# months" },
  },
  yr: {
    ar: { one: "سنة واحدة", two: "سنتان", few: "# سنوات", many: "# سنة", other: "# سنة" },
    en: { one: "# year", other: "# years" },
  },
};

const plurals: Record<Locale, Intl.PluralRules> = {
  ar: new Intl.PluralRules("ar-EG"),
  en: new Intl.PluralRules("en-US"),
};

/** A number with a unit that is a word: "36 شهرًا", "1 year"; `undefined` for the units that are symbols. */
export function countInWords(value: number, unit: string, locale: Locale): string | undefined {
  const forms = UNIT_WORDS[unit]?.[locale];
  if (!forms) return undefined;
  const form = forms[plurals[locale].select(value)] ?? forms.other;
  return form.replace("#", String(value));
}

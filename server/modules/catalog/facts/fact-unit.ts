import type { Locale } from "#contract/kernel/locale.ts";
import { formatNumber } from "#contract/kernel/money.ts";
import type { Attribute } from "../dictionary.ts";

/**
 * One word for every number, or one per plural form; Arabic `one` and `two` contain the number
 * themselves.
 */
type UnitWord = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type UnitWords = Record<Locale, UnitWord>;

/** How an attribute's number is shown: its divisor, and the words after it. */
export interface ShownUnit {
  divisor: number;
  words: UnitWords;
}

/** Attribute units in the reader's language. An unknown one is shown unchanged. */
const WORDS = {
  mm: { ar: "مم", en: "mm" },
  cm: { ar: "سم", en: "cm" },
  m: { ar: "م", en: "m" },
  "m²": { ar: "م²", en: "m²" },
  kg: { ar: "كجم", en: "kg" },
  W: { ar: "وات", en: "W" },
  "W/m": { ar: "وات/م", en: "W/m" },
  kWh: { ar: "كيلووات ساعة", en: "kWh" },
  V: { ar: "فولت", en: "V" },
  A: { ar: "أمبير", en: "A" },
  lm: { ar: "لومن", en: "lm" },
  "lm/m": { ar: "لومن/م", en: "lm/m" },
  "lm/W": { ar: "لومن/وات", en: "lm/W" },
  cd: { ar: "كانديلا", en: "cd" },
  K: { ar: "كلفن", en: "K" },
  dB: { ar: "ديسيبل", en: "dB" },
  h: {
    ar: { one: "ساعة واحدة", two: "ساعتان", few: "ساعات", other: "ساعة" },
    en: { one: "hour", other: "hours" },
  },
  month: {
    ar: { one: "شهر واحد", two: "شهران", few: "أشهر", many: "شهرًا", other: "شهر" },
    en: { one: "month", other: "months" },
  },
  year: {
    ar: { one: "سنة واحدة", two: "سنتان", few: "سنوات", other: "سنة" },
    en: { one: "year", other: "years" },
  },
} satisfies Record<string, UnitWords>;

/** Lengths that shoppers measure at home with a tape: shown in centimetres, except for hardware. */
const TAPE_MEASURED = new Set([
  "diameter_mm",
  "height_mm",
  "length_mm",
  "width_mm",
  "projection_mm",
  "drop_mm",
]);
/** Categories whose sizes the trade gives in millimetres, whatever the length. */
const IN_MILLIMETRES = ["handles-switches", "safety-hardware"];
/** Categories sold by length. */
const BY_THE_METRE = ["led-strips"];

const PER_CENTIMETRE = 10;
const PER_METRE = 1000;
/** Thousands are grouped from here on: 4200 lm, but 30,000 hours. */
const GROUPED_FROM = 10_000;
const plurals: Record<Locale, Intl.PluralRules> = {
  ar: new Intl.PluralRules("ar"),
  en: new Intl.PluralRules("en"),
};

/**
 * The unit in which an attribute is shown for products of a category, in specifications, filters
 * and options alike. `categories` are the codes of the category and its ancestors; none: the whole
 * shop.
 */
export function shownUnit(
  { code, unit }: Pick<Attribute, "code" | "unit">,
  categories: readonly string[],
): ShownUnit | null {
  if (unit === null) return null;
  if (unit === "mm" && TAPE_MEASURED.has(code)) return lengthUnit(code, categories);
  const known: UnitWords | undefined = Object.hasOwn(WORDS, unit)
    ? WORDS[unit as keyof typeof WORDS]
    : undefined;
  return { divisor: 1, words: known ?? { ar: unit, en: unit } };
}

function lengthUnit(code: string, categories: readonly string[]): ShownUnit {
  const isIn = (codes: string[]) => codes.some((one) => categories.includes(one));
  if (code === "length_mm" && isIn(BY_THE_METRE)) return { divisor: PER_METRE, words: WORDS.m };
  if (isIn(IN_MILLIMETRES)) return { divisor: 1, words: WORDS.mm };
  return { divisor: PER_CENTIMETRE, words: WORDS.cm };
}

/** A number, or both ends of a range, with the unit: "80 سم", "38–50 مم", "36 شهرًا", "36°". */
export function withUnit(numbers: number[], unit: ShownUnit | null, locale: Locale): string {
  const shown = numbers.map((number) => number / (unit?.divisor ?? 1));
  const figures = shown.map(figure).join("–");
  if (!unit) return figures;
  const last = shown.at(-1) ?? 0;
  const word = unitWord(unit, last, locale);
  if (word === "°") return `${figures}°`;
  return shown.length === 1 && saysNumber(unit, last, locale) ? word : `${figures} ${word}`;
}

/** The unit word in its plural form for a number. */
export function unitWord({ words }: ShownUnit, number: number, locale: Locale): string {
  const word = words[locale];
  return typeof word === "string"
    ? word
    : (word[plurals[locale].select(number)] ?? word.other ?? "");
}

function saysNumber({ words }: ShownUnit, number: number, locale: Locale): boolean {
  return locale === "ar" && typeof words.ar !== "string" && (number === 1 || number === 2);
}

function figure(value: number): string {
  return value < GROUPED_FROM ? String(value) : formatNumber(value, "en");
}

import type { Bilingual } from "./types.ts";

/** A text of the demo data, and its path. */
export interface FoundText {
  path: string;
  text: Bilingual;
}

function labelOf(key: string, value: unknown): string {
  const hasCode = typeof value === "object" && value !== null && "code" in value;
  return hasCode ? String(value.code) : key;
}

/** All bilingual texts within a value, with the path to each. */
export function textsIn(value: unknown, path: string): FoundText[] {
  if (typeof value !== "object" || value === null) return [];
  if ("ar" in value && "en" in value) return [{ path, text: value as Bilingual }];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, `${path}/${labelOf(key, inner)}`),
  );
}

function withoutThousands(text: string): string {
  return text.replaceAll(/(?<=\d),(?=\d{3})/g, "");
}

function areSame(some: Set<string>, others: Set<string>): boolean {
  return some.size === others.size && [...some].every((entry) => others.has(entry));
}

function numbersIn(text: string): Set<string> {
  return new Set(withoutThousands(text).match(/\d+(?:\.\d+)?/g));
}

export function hasSameNumbers({ ar, en }: Bilingual): boolean {
  return areSame(numbersIn(ar), numbersIn(en));
}

/** If one word is a prefix of another, the longer one comes first. */
const UNIT_OF_WORD: Record<string, string> = {
  مم: "mm",
  سم: "cm",
  "م²": "m2",
  م: "m",
  "square metre": "m2",
  "square metres": "m2",
  metres: "m",
  metre: "m",
  وات: "W",
  watts: "W",
  لومن: "lm",
  lumens: "lm",
  كلفن: "K",
  فولت: "V",
  volts: "V",
  أمبير: "A",
  amps: "A",
  ديسيبل: "dB",
  درجة: "°",
  degrees: "°",
  كجم: "kg",
  "كيلووات ساعة": "kWh",
  جنيه: "EGP",
  جنيهًا: "EGP",
  جنيهات: "EGP",
  يوم: "day",
  يومًا: "day",
  أيام: "day",
  days: "day",
  day: "day",
  ثانية: "s",
  ثوانٍ: "s",
  seconds: "s",
  دقيقة: "min",
  دقائق: "min",
  minutes: "min",
  minute: "min",
  ساعة: "h",
  ساعات: "h",
  hours: "h",
  hour: "h",
  شهر: "month",
  شهرًا: "month",
  months: "month",
  month: "month",
  سنة: "year",
  سنوات: "year",
  years: "year",
  year: "year",
};

const UNITS = [
  ...Object.keys(UNIT_OF_WORD),
  ...["mm", "cm", "m", "W", "lm", "K", "V", "A", "dB", "kg", "kWh", "°", "%"],
];
const MEASURE = new RegExp(
  `(?:EGP (\\d+(?:\\.\\d+)?)|(\\d+(?:\\.\\d+)?)[\\s-]?(?:working |calendar )?(${UNITS.join("|")}))(?!\\p{L})`,
  "gu",
);

/** Numbers with their units, in one spelling: `7 وات` and `7 W` are both `7 W`. */
export function measuresIn(text: string): Set<string> {
  const found = withoutThousands(text).matchAll(MEASURE);
  return new Set(
    [...found].map(
      ([, pounds, figure, unit = "EGP"]) => `${pounds ?? figure} ${UNIT_OF_WORD[unit] ?? unit}`,
    ),
  );
}

export function hasSameMeasures({ ar, en }: Bilingual): boolean {
  return areSame(measuresIn(ar), measuresIn(en));
}

/** The house rules for Arabic: Latin digits, Arabic punctuation, no hidden marks, single spaces. */
export function breaksArabicRules(ar: string): boolean {
  return (
    /[٠-٩۰-۹]/.test(ar) ||
    /[\u0640\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(ar) ||
    /\p{Script=Arabic}["»)]?\s?[,;?]/u.test(ar) ||
    / {2}| [،؛؟.]/.test(ar)
  );
}

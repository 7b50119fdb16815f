import type { Fact } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { formatNumber } from "#contract/kernel/money.ts";
import type { Attribute } from "../dictionary.ts";
import type { FactValue } from "../tables.ts";
import { CENTIMETRES, LIST_SEPARATOR, YES_NO } from "./fact-words.ts";

const ARABIC = /\p{Script=Arabic}/u;
const EN_DASH = "–";
/** From here on thousands are grouped: 4200 lm, but 30,000 h. */
const GROUPED_FROM = 10_000;
/** Lengths from here on are spoken of in centimetres when they are whole ones. */
const CENTIMETRES_FROM_MM = 100;

/** A fact in the reader's language. */
export function presentFact(attribute: Attribute, fact: FactValue, locale: Locale): Fact {
  const value = factText(attribute, fact, locale);
  return {
    code: attribute.code,
    name: attribute.name[locale],
    value,
    ltr: !ARABIC.test(value),
    explanation: attribute.explanation?.[locale] ?? null,
  };
}

/** The value of a fact as text: "4200 lm", "38–50 mm", "IP65", "نعم". */
export function factText(attribute: Attribute, fact: FactValue, locale: Locale): string {
  if (typeof fact === "number") return withUnit(number(fact), attribute);
  if (typeof fact === "boolean") return YES_NO[locale][fact ? 0 : 1];
  if (typeof fact === "string") return valueLabel(attribute, fact, locale);
  if (!Array.isArray(fact)) return fact[locale];
  if (isRange(fact)) {
    const [low, high] = fact;
    const ends = low === high ? number(low) : `${number(low)}${EN_DASH}${number(high)}`;
    return withUnit(ends, attribute);
  }
  return fact.map((code) => valueLabel(attribute, code, locale)).join(LIST_SEPARATOR[locale]);
}

/** The value of an option as a customer says it: "80 سم", "Brushed brass", "3000 K". */
export function optionLabel(
  attribute: Pick<Attribute, "kind" | "unit" | "values">,
  code: string,
  locale: Locale,
): string {
  const value = Number(code);
  if (attribute.kind !== "number" && attribute.kind !== "integer") {
    return valueLabel(attribute, code, locale);
  }
  if (attribute.unit === "mm" && value >= CENTIMETRES_FROM_MM && value % 10 === 0) {
    return `${number(value / 10)} ${CENTIMETRES[locale]}`;
  }
  return withUnit(number(value), attribute);
}

function valueLabel(attribute: Pick<Attribute, "values">, code: string, locale: Locale): string {
  return attribute.values.find((value) => value.code === code)?.name[locale] ?? code;
}

function isRange(fact: string[] | [number, number]): fact is [number, number] {
  return typeof fact[0] === "number";
}

function number(value: number): string {
  return value < GROUPED_FROM ? String(value) : formatNumber(value, "en");
}

function withUnit(text: string, { unit }: Pick<Attribute, "unit">): string {
  if (unit === null) return text;
  return unit === "°" ? `${text}°` : `${text} ${unit}`;
}

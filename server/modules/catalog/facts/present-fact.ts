import type { Fact } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Attribute } from "../dictionary.ts";
import type { FactValue } from "../tables.ts";
import { shownUnit, withUnit } from "./fact-unit.ts";
import { LIST_SEPARATOR, YES_NO } from "./fact-words.ts";

const ARABIC = /\p{Script=Arabic}/u;

/**
 * An attribute value in the reader's language. `categories` are the codes of the product's category
 * and its ancestors.
 */
export function presentFact(
  attribute: Attribute,
  fact: FactValue,
  locale: Locale,
  categories: readonly string[],
): Fact {
  const value = factText(attribute, fact, locale, categories);
  return {
    code: attribute.code,
    name: attribute.name[locale],
    value,
    ltr: !ARABIC.test(value),
    explanation: attribute.explanation?.[locale] ?? null,
  };
}

/** An attribute value as text: "4200 لومن", "38–50 mm", "IP65", "نعم". */
export function factText(
  attribute: Attribute,
  fact: FactValue,
  locale: Locale,
  categories: readonly string[],
): string {
  const unit = shownUnit(attribute, categories);
  if (typeof fact === "number") return withUnit([fact], unit, locale);
  if (typeof fact === "boolean") return YES_NO[locale][fact ? 0 : 1];
  if (typeof fact === "string") return valueLabel(attribute, fact, locale);
  if (!Array.isArray(fact)) return fact[locale];
  if (isRange(fact)) return withUnit([...new Set(fact)], unit, locale);
  return fact.map((code) => valueLabel(attribute, code, locale)).join(LIST_SEPARATOR[locale]);
}

/** An option value as customers read it: "80 سم", "Brushed brass", "3000 K". */
export function optionLabel(
  attribute: Pick<Attribute, "code" | "kind" | "unit" | "values">,
  code: string,
  locale: Locale,
  categories: readonly string[],
): string {
  const isNumber = attribute.kind === "number" || attribute.kind === "integer";
  if (!isNumber) return valueLabel(attribute, code, locale);
  return withUnit([Number(code)], shownUnit(attribute, categories), locale);
}

function valueLabel(attribute: Pick<Attribute, "values">, code: string, locale: Locale): string {
  return attribute.values.find((value) => value.code === code)?.name[locale] ?? code;
}

function isRange(fact: string[] | [number, number]): fact is [number, number] {
  return typeof fact[0] === "number";
}

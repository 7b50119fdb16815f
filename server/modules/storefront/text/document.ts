import { LOCALES } from "#contract/kernel/locale.ts";
import {
  type Attribute,
  type Dictionary,
  type Facts,
  type FactValue,
  factText,
  lineage,
  type ProductText,
} from "#server/modules/catalog/index.ts";
import { stem } from "./fold.ts";
import { saidUnit } from "./measured-as.ts";
import { withoutPreposition } from "./trade-phrases.ts";
import { documentWords, measureWords, rangeWords, sidesWords } from "./words.ts";

/**
 * The searchable words of a product, by how much a match in them weighs. Each text starts and ends
 * with a space.
 */
export interface SearchDocument {
  productId: number;
  /** Names and SKUs. */
  name: string;
  /** Brand and category. */
  title: string;
  /** All words, including attributes and the summary. */
  words: string;
}

/**
 * Measures that the trade names together: a lock with backset 60 and centre distance 72 is a
 * "60/72".
 */
const SAID_TOGETHER: [string, string][] = [["backset_mm", "centre_mm"]];
/** Sides that form a size: a panel of 595 mm each way is a "60x60". */
const SIDES: [string, string] = ["length_mm", "width_mm"];

/** Increase when words are indexed in another way, so that all documents are rebuilt. */
export const EDITION_NUMBER = 3;
/** Part of every document. */
export const EDITION = `edition:${EDITION_NUMBER}`;

/** Values that say that something is absent. */
const ABSENT = new Set(["no", "none"]);

/** Collects the words by which a product can be found, in both languages. */
export function searchDocument(dictionary: Dictionary, product: ProductText): SearchDocument {
  const line = lineage(dictionary, product.categoryId);
  const bilingual = (texts: Record<string, string>[]) =>
    texts
      .flatMap((text) => LOCALES.flatMap((locale) => documentWords(text[locale] ?? "")))
      .flatMap((word) => {
        const rest = withoutPreposition(word);
        return rest === undefined ? [word] : [word, rest, stem(rest)];
      });
  const name = [...bilingual([product.name]), ...product.skus.flatMap(documentWords)];
  const title = bilingual([product.brand, ...line.slice(-1).map((category) => category.name)]);
  const above = bilingual(line.slice(0, -1).map((category) => category.name));
  const rest = [...above, ...bilingual([product.summary]), ...factWords(dictionary, product.facts)];
  return {
    productId: product.id,
    name: spaced(name),
    title: spaced(title),
    words: spaced([...name, ...title, ...unique(rest), EDITION]),
  };
}

/** The words for the attributes of several variants, in both languages. */
export function factWords({ attributes }: Dictionary, facts: Facts[]): string[] {
  const said = new Set<readonly string[]>();
  for (const set of facts) {
    for (const [code, value] of Object.entries(set)) {
      const attribute = attributes.get(code);
      if (attribute && isPresent(value)) said.add(knownWordsOfFact(attribute, value));
    }
  }
  return [...[...said].flat(), ...facts.flatMap(wordsTogether)];
}

/**
 * Many products share the same attribute values, so their words are cached as long as the attribute
 * is.
 */
const knownWords = new WeakMap<Attribute, Map<string, readonly string[]>>();

function knownWordsOfFact(attribute: Attribute, value: FactValue): readonly string[] {
  const ofAttribute = knownWords.get(attribute) ?? new Map<string, readonly string[]>();
  knownWords.set(attribute, ofAttribute);
  const key = JSON.stringify(value);
  const words = ofAttribute.get(key) ?? wordsOfFact(attribute, value);
  ofAttribute.set(key, words);
  return words;
}

function wordsTogether(facts: Facts): string[] {
  const together = SAID_TOGETHER.flatMap(([first, second]) => {
    const numbers = [facts[first], facts[second]];
    return numbers.every((number) => typeof number === "number") ? [numbers.join("")] : [];
  });
  const [length, width] = SIDES.map((side) => facts[side]);
  const isSized = typeof length === "number" && typeof width === "number";
  return [...together, ...(isSized ? sidesWords(length, width) : [])];
}

function isPresent(value: FactValue): boolean {
  return value !== false && !(typeof value === "string" && ABSENT.has(value));
}

function wordsOfFact(attribute: Attribute, value: FactValue): string[] {
  const numbers = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "number");
  const [low, high] = numbers;
  const unit = saidUnit(attribute.code, attribute.unit);
  const said = (Array.isArray(value) ? value : [value]).filter((one) => typeof one !== "object");
  return [
    ...(numbers.length > 0 ? [] : said.map((one) => `${attribute.code}:${one}`)),
    ...LOCALES.flatMap((locale) => documentWords(attribute.name[locale])),
    ...numbers.flatMap((number) => measureWords(number, unit)),
    ...numbers.flatMap((number) => abbreviated(attribute, number)),
    ...(attribute.kind === "range" && low !== undefined && high !== undefined
      ? rangeWords(low, high, attribute.unit)
      : []),
    ...(numbers.length > 0 || value === true
      ? []
      : LOCALES.flatMap((locale) => documentWords(factText(attribute, value, locale, [])))),
  ];
}

/** "CRI 95" for an attribute named "Colour rendering (CRI)". */
function abbreviated({ name }: Attribute, number: number): string[] {
  const [, letters] = /\(([A-Z]{2,5})\)/.exec(name.en) ?? [];
  return letters === undefined ? [] : [`${letters.toLowerCase()} ${number}`];
}

const unique = (words: string[]) => [...new Set(words)];
const spaced = (words: string[]) => ` ${words.join(" ")} `;

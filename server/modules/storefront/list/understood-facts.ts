import type { Locale } from "#contract/kernel/locale.ts";
import type { UnderstoodFact } from "#contract/storefront/endpoints.ts";
import { type Attribute, type Dictionary, factText } from "#server/modules/catalog/index.ts";
import type { PossibleFact } from "../product-index/index.ts";
import { measuredAs } from "../text/measured-as.ts";
import type { Term } from "../text/query-terms.ts";
import { spelling } from "../text/trade-phrases.ts";
import { queryWords, type Word } from "../text/words.ts";

const LONGEST_PHRASE = 4;

const keyOf = (words: Word[]) => words.map(({ text }) => text).join("\n");

/** A fact that a search term may mean: any of these values. */
interface InferredFact extends PossibleFact {
  term: Term;
  attribute: Attribute;
}

/** Each is checked against all results. */
const MOST = 8;
const MOST_MEANINGS = 3;
/** Longer lists of values say less than the word itself. */
const LONGEST_VALUES = 24;

/** The facts of the filters that the words of a search may mean. */
export function inferredFacts(dictionary: Dictionary, terms: readonly Term[]): InferredFacts[] {
  const inferred = terms
    .flatMap((term) => [term, ...(term.parts ?? [])])
    .flatMap((term) => [...valuesOf(dictionary, term), ...numbersOf(dictionary, term)])
    .filter(({ attribute }) => attribute.isFacet)
    .slice(0, MOST);
  return [...Map.groupBy(inferred, ({ term }) => term)].map(([term, facts]) => ({ term, facts }));
}

/** By the trade's words for a value, or by its code: E27, IP65. */
function valuesOf({ attributes }: Dictionary, term: Term): InferredFact[] {
  const said = term.facts.map((pattern) => pattern.slice(2, -2).split(":"));
  const coded = [...attributes.values()].flatMap(({ code, values }) =>
    values.some((value) => value.code === term.text) ? [[code, term.text]] : [],
  );
  const byCode = Map.groupBy([...said, ...coded], ([code = ""]) => code);
  return [...byCode].flatMap(([code, facts]) => {
    const attribute = attributes.get(code);
    const values = [...new Set(facts.map(([, value = ""]) => value))];
    return attribute ? [{ term, attribute, code, values }] : [];
  });
}

function numbersOf(dictionary: Dictionary, term: Term): InferredFact[] {
  const measured = term.measure && measuredAs(dictionary, term.measure);
  const codes = (measured?.codes ?? []).filter((code) => dictionary.attributes.get(code)?.isFacet);
  // A length may refer to too many attributes to say which one is meant.
  if (codes.length > MOST_MEANINGS) return [];
  return codes.flatMap((code) => {
    const attribute = dictionary.attributes.get(code);
    const isNumber = attribute?.kind === "number" || attribute?.kind === "integer";
    return attribute && isNumber ? [{ term, attribute, code, values: [measured?.value ?? 0] }] : [];
  });
}

/** A fact that all results have. */
export interface HeldFact {
  term: Term;
  /** If there are several, each product has one of them. */
  attributes: Attribute[];
  /** For a single attribute: its values among the results. */
  values: readonly (string | number)[];
}

/** The facts of one term. */
export interface InferredFacts {
  term: Term;
  facts: InferredFact[];
}

/** The facts of terms that all results have, by the answer of the index. */
export function heldFacts(inferred: InferredFacts[], held: PossibleFact[][]): HeldFact[] {
  return inferred.flatMap(({ term, facts }, index): HeldFact[] => {
    const found = held[index] ?? [];
    const attributes = facts
      .filter(({ code }) => found.some((fact) => fact.code === code))
      .map(({ attribute }) => attribute);
    return attributes.length > 0 ? [{ term, attributes, values: found[0]?.values ?? [] }] : [];
  });
}

/** For display: one per word, each with the search without that word. */
export function understoodFacts(
  locale: Locale,
  search: { text: string; held: HeldFact[]; categories: string[] },
): UnderstoodFact[] {
  return search.held.flatMap((fact) => {
    const [attribute] = fact.attributes;
    const without = textWithout(search.text, fact.term);
    if (without === "" || !attribute) return [];
    const names = fact.attributes.map(({ name }) => name[locale]);
    const value = valueText(locale, fact, search.categories);
    return [{ code: attribute.code, name: names.join(" / "), value, without }];
  });
}

/** The values, if their names are short enough; otherwise the word that was typed. */
function valueText(
  locale: Locale,
  { term, attributes: [attribute, ...others], values }: HeldFact,
  categories: string[],
): string {
  const said = term.text.split(" ").map(spelling).join(" ");
  if (!attribute || others.length > 0) return said;
  const texts = values.map((value) => {
    const stored = attribute.kind === "boolean" ? value === "true" : value;
    return factText(attribute, stored, locale, categories);
  });
  const text = new Intl.ListFormat(locale, { type: "disjunction" }).format(texts);
  return texts.length > 1 && text.length > LONGEST_VALUES ? said : text;
}

/**
 * A text without the words typed for a term; empty if they cannot be separated, or nothing else is
 * left.
 */
function textWithout(text: string, { from }: Term): string {
  if (from === undefined) return "";
  const typed = text.split(/\s+/).filter(Boolean);
  const others = keyOf(queryWords(text).filter((_, place) => !from.includes(place)));
  for (let length = 1; length <= Math.min(LONGEST_PHRASE, typed.length - 1); length += 1) {
    for (let at = 0; at + length <= typed.length; at += 1) {
      const rest = typed.toSpliced(at, length).join(" ");
      if (keyOf(queryWords(rest)) === others) return rest;
    }
  }
  return "";
}

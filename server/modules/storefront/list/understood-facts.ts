import type { Locale } from "#contract/kernel/locale.ts";
import type { UnderstoodFact } from "#contract/storefront/endpoints.ts";
import { type Attribute, type Dictionary, factText } from "#server/modules/catalog/index.ts";
import type { ReadModel } from "../read-model/read-model.ts";
import { measuredAs } from "../text/measured-as.ts";
import { queryTerms, type Question, type Term } from "../text/query-terms.ts";
import { isIn, rowSet } from "../read-model/row-sets.ts";

/** A fact that a search term may refer to. */
export interface MeantFact {
  term: Term;
  attribute: Attribute;
  value: string | number;
}

/** Each is checked against all results. */
const MOST = 8;
const MOST_MEANINGS = 3;
const LONGEST_PHRASE = 4;

/**
 * The filterable facts that the words of a search may refer to; none for words that were guessed.
 */
export function meantFacts(dictionary: Dictionary, { terms, meant }: Question): MeantFact[] {
  if (meant !== null) return [];
  return terms
    .flatMap((term) => [...valuesOf(dictionary, term), ...numbersOf(dictionary, term)])
    .filter(({ attribute }) => attribute.isFacet)
    .slice(0, MOST);
}

/** By the trade's words for a value, or by its code: E27, IP65. */
function valuesOf({ attributes }: Dictionary, term: Term): MeantFact[] {
  const said = term.facts.map((pattern) => pattern.slice(2, -2).split(":"));
  const coded = [...attributes.values()].flatMap(({ code, values }) =>
    values.some((value) => value.code === term.text) ? [[code, term.text]] : [],
  );
  return [...said, ...coded].flatMap(([code = "", value = ""]) => {
    const attribute = attributes.get(code);
    return attribute ? [{ term, attribute, value }] : [];
  });
}

function numbersOf(dictionary: Dictionary, term: Term): MeantFact[] {
  const measured = term.measure && measuredAs(dictionary, term.measure);
  const codes = (measured?.codes ?? []).filter((code) => dictionary.attributes.get(code)?.isFacet);
  // A length may refer to too many attributes to say which one is meant.
  if (codes.length > MOST_MEANINGS) return [];
  return codes.flatMap((code) => {
    const attribute = dictionary.attributes.get(code);
    const isNumber = attribute?.kind === "number" || attribute?.kind === "integer";
    return attribute && isNumber ? [{ term, attribute, value: measured?.value ?? 0 }] : [];
  });
}

/** Whether all results have each fact. */
export function holding(model: ReadModel, facts: MeantFact[], rows: Uint32Array): boolean[] {
  return facts.map(({ attribute, value }) => {
    if (rows.length === 0) return false;
    const having = rowSet(model.size);
    for (const id of model.facts.idsOf(attribute.code)) {
      const fact = model.facts.facts[id];
      const fits =
        typeof value === "number"
          ? fact !== undefined && fact.low <= value && fact.high >= value
          : fact?.value === value;
      if (fits) model.facts.addTo(id, having);
    }
    return rows.every((row) => isIn(having, row) === 1);
  });
}

/** For display: one per word, each with the search without that word. */
export function understoodFacts(
  locale: Locale,
  search: { text: string; facts: MeantFact[]; categories: string[] },
): UnderstoodFact[] {
  const shown = new Map(search.facts.toReversed().map((fact) => [fact.term, fact]));
  return [...shown.values()].toReversed().flatMap(({ term, attribute, value }) => {
    const without = textWithout(search.text, term);
    if (without === "") return [];
    const stored = attribute.kind === "boolean" ? value === "true" : value;
    return [
      {
        code: attribute.code,
        name: attribute.name[locale],
        value: factText(attribute, stored, locale, search.categories),
        without,
      },
    ];
  });
}

/** The text without a term's words; empty if they cannot be separated from the others. */
function textWithout(text: string, term: Term): string {
  const typed = text.split(/\s+/);
  const others = keyOf(queryTerms(text).filter((one) => one.text !== term.text));
  for (let length = 1; length <= Math.min(LONGEST_PHRASE, typed.length - 1); length += 1) {
    for (let at = 0; at + length <= typed.length; at += 1) {
      const rest = typed.toSpliced(at, length).join(" ");
      if (keyOf(queryTerms(rest)) === others) return rest;
    }
  }
  return "";
}

const keyOf = (terms: Term[]) => terms.map(({ text }) => text).join("\n");

import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Platform } from "#server/platform/platform.ts";
import { beginsWithAnd } from "../text/fold.ts";
import type { Term } from "../text/query-terms.ts";
import { JOINT } from "../text/spoken-words.ts";
import { tradePhrase } from "../text/trade-phrases.ts";
import { queryWords, type Word } from "../text/words.ts";

const KEY = "storefront:synonyms";
/** Cache tag of what depends on staff's synonyms. */
export const SYNONYMS_TAG = "synonyms";
const BYTES_PER_GROUP = 200;
const KIND_WEIGHT = 3;
const WORD_WEIGHT = 2;

interface Group {
  words: readonly string[];
  locale: Locale | null;
}

/**
 * The parts of a query in order: plain words, with the position of the first one, and phrases that
 * staff gave a meaning.
 */
export type QueryPart = { text: string; at: number } | { term: Term };

/** Groups of synonyms defined by staff, in addition to those of the trade. */
export class Synonyms {
  /** By phrase, folded and stemmed like queries. */
  #byPhrase = new Map<string, { phrases: readonly string[]; locale: Locale | null }[]>();
  #longest = 0;

  constructor(groups: readonly Group[]) {
    for (const { words, locale } of groups) {
      const phrases = words.map(phraseOf);
      for (const phrase of phrases) {
        this.#byPhrase.set(phrase, [...(this.#byPhrase.get(phrase) ?? []), { phrases, locale }]);
        this.#longest = Math.max(this.#longest, phrase.split(" ").length);
      }
    }
  }

  get size(): number {
    return this.#byPhrase.size;
  }

  /** Splits a query at the phrases defined here, longest first. */
  partsOf(text: string, locale: Locale): QueryPart[] {
    const words = queryWords(text);
    const parts: QueryPart[] = [];
    let plain: Word[] = [];
    for (let at = 0; at < words.length;) {
      const { length, term } = this.#longestAt(words.slice(at), locale);
      if (term) {
        if (plain.length > 0) parts.push({ text: written(plain), at: at - plain.length });
        plain = [];
        parts.push({ term: { ...term, from: Array.from({ length }, (_, next) => at + next) } });
      } else plain.push(...words.slice(at, at + 1));
      at += length;
    }
    if (parts.length === 0) return [{ text, at: 0 }];
    const rest = { text: written(plain), at: words.length - plain.length };
    return plain.length > 0 ? [...parts, rest] : parts;
  }

  #longestAt(words: Word[], locale: Locale): { length: number; term?: Term } {
    for (let length = Math.min(this.#longest, words.length); length > 0; length -= 1) {
      const here = words.slice(0, length);
      const groups = (this.#byPhrase.get(joined(here, "text")) ?? []).filter(
        (group) => group.locale === null || group.locale === locale,
      );
      if (groups.length > 0)
        return {
          length,
          term: termOf(
            here,
            groups.flatMap(({ phrases }) => phrases),
          ),
        };
    }
    return { length: 1 };
  }
}

export const NO_SYNONYMS = new Synonyms([]);

/** A search's words in the form used to look up phrases; empty: no meaningful word. */
export function phraseOf(text: string): string {
  return joined(queryWords(text), "text");
}

/** Words as they were typed, including "and" as a sign. */
const written = (words: Word[]) =>
  words
    .map(({ folded, isJoined }) =>
      isJoined && !beginsWithAnd(folded) ? `${JOINT} ${folded}` : folded,
    )
    .join(" ");

const joined = (words: Word[], key: "text" | "folded") => words.map((word) => word[key]).join(" ");

/** A term matched by any of the phrases, or by the trade's synonyms of one. */
function termOf(words: Word[], phrases: readonly string[]): Term {
  const known = phrases.flatMap((one) => tradePhrase(one) ?? []);
  const meant = new Set([
    joined(words, "text"),
    ...phrases,
    ...known.flatMap(({ others }) => others),
  ]);
  // Documents contain only the trade's phrases; any other phrase is searched word by word.
  const isKept = (one: string) => !one.includes(" ") || tradePhrase(one) !== undefined;
  const facts = new Set(known.flatMap((one) => one.facts));
  const isKind = known.some((one) => one.isKind);
  return {
    text: joined(words, "folded"),
    whole: [...meant].filter(isKept).map((one) => `% ${one} %`),
    together: [...meant].filter((one) => !isKept(one)).map((one) => one.split(" ")),
    begins: [],
    facts: [...facts].map((fact) => `% ${fact} %`),
    isKind,
    typed: undefined,
    measure: undefined,
    ...(words[0]?.isJoined && { isJoined: true }),
    weight: isKind ? KIND_WEIGHT : WORD_WEIGHT,
  };
}

/** Cached until one is changed, in any process. */
export function readSynonyms({ db, cache }: Pick<Platform, "db" | "cache">): Promise<Synonyms> {
  return cache.resolve(
    KEY,
    async (scope) => {
      scope.tag(SYNONYMS_TAG);
      const { rows } = await sql<Group>`
        select words, locale from storefront.synonym order by id`.execute(db);
      return new Synonyms(rows);
    },
    ({ size }) => (size + 1) * BYTES_PER_GROUP,
  );
}

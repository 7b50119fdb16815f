import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSynonyms, type Synonyms } from "../synonyms/synonyms.ts";
import {
  type Question,
  queryTerms,
  type ReadQuery,
  readQuery,
  type Term,
  withOneHead,
} from "./query-terms.ts";
import { takeOrder } from "./said-order.ts";
import { takePrice } from "./said-price.ts";
import { tradePhrase } from "./trade-phrases.ts";
import { Vocabulary } from "./vocabulary.ts";
import { queryWords, type Word } from "./words.ts";

const KEY = "storefront:vocabulary";
/** Cache tag of what depends on the words of the documents. */
export const WORDS_TAG = "words";
const BYTES_PER_WORD = 60;

interface Reading {
  /** The page's language: some of staff's synonyms apply in only one. */
  locale: Locale;
  isTyping?: boolean;
  /** Replaces staff's synonyms, for a trial search. */
  synonyms?: Synonyms | undefined;
}

/** Interprets a query with the words of the shop, the trade and staff. */
export async function understand(
  platform: Pick<Platform, "db" | "cache">,
  text: string,
  { locale, isTyping = false, synonyms }: Reading,
): Promise<Question> {
  const { price, rest: unpriced } = takePrice(text);
  const { order, rest } = takeOrder(unpriced);
  const parts = (synonyms ?? (await readSynonyms(platform))).partsOf(rest, locale);
  const read = await Promise.all(
    parts.map(async (part, index) => {
      if ("term" in part) return { terms: [part.term], meant: null, text: part.term.text };
      const isLast = index === parts.length - 1 && !price && !order;
      const question = await readPlain(platform, part.text, { isTyping: isTyping && isLast });
      return { ...question, terms: placedAt(part.at, question.terms), text: part.text };
    }),
  );
  const isGuess = read.some(({ meant }) => meant !== null);
  const meant = read.map((part) => part.meant ?? part.text);
  return {
    terms: withOneHead(read.flatMap(({ terms }) => terms)),
    meant: isGuess ? [...meant, order?.typed ?? [], price?.typed ?? []].flat().join(" ") : null,
    price,
    order,
    text: rest,
  };
}

/** Shifts the terms of a part to their word positions in the whole query. */
function placedAt(at: number, terms: Term[]): Term[] {
  const moved = (term: Term): Term => ({
    ...term,
    ...(term.from && { from: term.from.map((place) => place + at) }),
    ...(term.or && { or: term.or.map(moved) }),
    ...(term.parts && { parts: term.parts.map(moved) }),
  });
  return at === 0 ? terms : terms.map(moved);
}

/** Loads all words of the shop only if the trade does not know one. */
async function readPlain(
  platform: Pick<Platform, "db" | "cache">,
  text: string,
  options: { isTyping: boolean },
): Promise<ReadQuery> {
  const vocabulary = queryWords(text).every(isPlain)
    ? platform.cache.get<Vocabulary>(KEY)
    : await readVocabulary(platform);
  if (!vocabulary) return { terms: queryTerms(text, options), meant: null };
  return readQuery(text, vocabulary, options);
}

function isPlain({ text, folded, measure }: Word): boolean {
  return measure !== undefined || /^\d+$/.test(folded) || tradePhrase(text) !== undefined;
}

/** The words of all documents, cached until there is a new one. */
export function readVocabulary({ db, cache }: Pick<Platform, "db" | "cache">): Promise<Vocabulary> {
  return cache.resolve(
    KEY,
    async (scope) => {
      scope.tag(WORDS_TAG);
      const { rows } = await sql<{ words: string[] | null }>`
        select array_agg(word) as words from storefront.word`.execute(db);
      return new Vocabulary(rows[0]?.words ?? []);
    },
    ({ size }) => size * BYTES_PER_WORD,
  );
}

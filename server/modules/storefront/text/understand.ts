import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSynonyms, type Synonyms } from "../synonyms/synonyms.ts";
import { type Question, queryTerms, readQuery, withOneHead } from "./query-terms.ts";
import { tradePhrase } from "./trade-phrases.ts";
import { Vocabulary } from "./vocabulary.ts";
import { queryWords, type Word } from "./words.ts";

const KEY = "storefront:vocabulary";
/** Cache tag of what depends on the words of the documents. */
export const WORDS_TAG = "words";
const BYTES_PER_WORD = 60;

interface Reading {
  /** The language of the page: some words of staff hold in one alone. */
  locale: Locale;
  isTyping?: boolean;
  /** Others than those that staff keep, for a trial. */
  synonyms?: Synonyms | undefined;
}

/** What a query asks for, in the words of the shop, of the trade and of staff. */
export async function understand(
  platform: Pick<Platform, "db" | "cache">,
  text: string,
  { locale, isTyping = false, synonyms }: Reading,
): Promise<Question> {
  const parts = (synonyms ?? (await readSynonyms(platform))).partsOf(text, locale);
  const read = await Promise.all(
    parts.map(async (part, index) => {
      if ("term" in part) return { terms: [part.term], meant: null, text: part.term.text };
      const isLast = index === parts.length - 1;
      const question = await readPlain(platform, part.text, { isTyping: isTyping && isLast });
      return { ...question, text: part.text };
    }),
  );
  const isGuess = read.some(({ meant }) => meant !== null);
  return {
    terms: withOneHead(read.flatMap(({ terms }) => terms)),
    meant: isGuess ? read.map(({ meant, text: typed }) => meant ?? typed).join(" ") : null,
  };
}

/** All words of the shop are looked at only where the trade does not know one. */
async function readPlain(
  platform: Pick<Platform, "db" | "cache">,
  text: string,
  options: { isTyping: boolean },
): Promise<Question> {
  const vocabulary = queryWords(text).every(isPlain)
    ? platform.cache.get<Vocabulary>(KEY)
    : await readVocabulary(platform);
  if (!vocabulary) return { terms: queryTerms(text, options), meant: null };
  return readQuery(text, vocabulary, options);
}

function isPlain({ text, folded, measure }: Word): boolean {
  return measure !== undefined || /^\d+$/.test(folded) || tradePhrase(text) !== undefined;
}

/** The words of all documents, kept in memory until there is a new one. */
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

import { sql } from "kysely";
import type { Platform } from "#server/platform/platform.ts";
import { type Question, queryTerms, readQuery } from "./query-terms.ts";
import { tradePhrase } from "./trade-phrases.ts";
import { Vocabulary } from "./vocabulary.ts";
import { queryWords, type Word } from "./words.ts";

const KEY = "storefront:vocabulary";
/** Cache tag of what depends on the words of the documents. */
export const WORDS_TAG = "words";
const BYTES_PER_WORD = 60;

/** What a query asks for. All words of the shop are looked at only where the trade does not know one. */
export async function understand(
  platform: Pick<Platform, "db" | "cache">,
  text: string,
  options: { isTyping?: boolean } = {},
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

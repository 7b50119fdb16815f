import { sql } from "kysely";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readVocabulary, WORDS_TAG } from "../text/understand.ts";
import type { Vocabulary } from "../text/vocabulary.ts";
import { queryWords, type Word } from "../text/words.ts";

const KEY = "storefront:searched-often";
const KEPT_MS = 10 * MINUTE_MS;
const DAYS = 90;
const FEWEST_SEARCHES = 3;
const MOST_KEPT = 2_000;
const BYTES_PER_QUERY = 100;
const LETTERS = /^\p{L}+$/u;
const SHORT_NUMBER = /^\d{1,4}$/;

/**
 * Frequent searches with results, most frequent first. Only words that the shop itself uses: what
 * somebody typed about a person is never shown to others, however often it was typed.
 */
export async function searchedOften(platform: Pick<Platform, "db" | "cache">): Promise<string[]> {
  const kept = await platform.cache.resolve(
    KEY,
    async (scope) => {
      scope.tag(WORDS_TAG);
      scope.expireIn(KEPT_MS);
      const vocabulary = await readVocabulary(platform);
      const { rows } = await sql<{ typed: string }>`
        select (array_agg(typed order by day desc))[1] as typed
        from storefront.search where day > current_date - ${DAYS}::integer
        group by words
        having sum(searches) >= ${FEWEST_SEARCHES} and (array_agg(results order by day desc))[1] > 0
        order by sum(searches) desc, words limit ${MOST_KEPT}`.execute(platform.db);
      const texts = rows.map(({ typed }) => typed.replace(/\s+/g, " ").trim());
      return {
        queries: texts.filter((text) => queryWords(text).every((word) => isOwn(word, vocabulary))),
      };
    },
    ({ queries }) => (queries.length + 1) * BYTES_PER_QUERY,
  );
  return kept.queries;
}

/** A measure, a short number, or a word from a product or the trade. */
function isOwn({ folded, measure }: Word, vocabulary: Vocabulary): boolean {
  if (measure !== undefined || SHORT_NUMBER.test(folded)) return true;
  return LETTERS.test(folded) && vocabulary.knows(folded);
}

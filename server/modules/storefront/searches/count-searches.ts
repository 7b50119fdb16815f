import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { cutText } from "#contract/kernel/cut-text.ts";
import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { CountBuffer } from "#server/platform/postgres/count-buffer.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** Made-up words must not fill the memory. */
const MOST_WAITING = 1_000;
const KEPT_DAYS = 400;
const LONGEST = 100;

interface Counted {
  typed: string;
  searches: number;
  results: number;
}

/** By search text. */
type Searches = Map<string, Counted>;

export const searchCounts = new CountBuffer<Searches>("searches", {
  empty: () => new Map(),
  write: writeSearches,
  rowsOf: (counts) => [...counts].map((row) => new Map([row])),
});

/** By search text, how often a result was opened. */
type Opened = Map<string, number>;

export const openedCounts = new CountBuffer<Opened>("opened searches", {
  empty: () => new Map(),
  write: writeOpened,
  rowsOf: (counts) => [...counts].map((row) => new Map([row])),
});

/** Phone numbers and email addresses are not counted as searches. */
const PERSONAL = /@|\d{7}/;

/** Latest result counts of the searches in this process, by their words. */
const lastResults = new WeakMap<Connection, LRUCache<string, number>>();
const MOST_REMEMBERED = 5_000;

/**
 * Counts a search in memory, without writing to the database.
 * @param results products that match all of it
 */
export function countSearch(db: Connection, text: string, results: number): void {
  const words = countedWords(text);
  if (words === undefined) return;
  const found = lastResults.get(db) ?? new LRUCache<string, number>({ max: MOST_REMEMBERED });
  lastResults.set(db, found.set(words, results));
  const typed = cutText(text.trim(), LONGEST);
  const counts = searchCounts.waiting(db);
  if (counts.size >= MOST_WAITING && !counts.has(words)) return;
  counts.set(words, { typed, results, searches: (counts.get(words)?.searches ?? 0) + 1 });
}

/** Counts a search whose page is served from the cache. */
export function countSearchAgain(db: Connection, text: string): void {
  const results = lastResults.get(db)?.get(countedWords(text) ?? "");
  if (results !== undefined) countSearch(db, text, results);
}

/** Counts that a result of a search was opened. */
export function countOpened(db: Connection, text: string): void {
  const words = countedWords(text);
  const counts = openedCounts.waiting(db);
  if (words === undefined || (counts.size >= MOST_WAITING && !counts.has(words))) return;
  counts.set(words, (counts.get(words) ?? 0) + 1);
}

/** The key under which spellings of the same words are counted together; undefined: not counted. */
function countedWords(text: string): string | undefined {
  const typed = cutText(text.trim(), LONGEST);
  const words = cutText(foldLetters(typed).replace(/\s+/g, " ").trim(), LONGEST);
  return words === "" || PERSONAL.test(words.replace(/[\s-]/g, "")) ? undefined : words;
}

/** Also deletes counts too old for reports. */
async function writeSearches(db: Connection, counts: Searches): Promise<void> {
  const rows = [...counts].map(([words, counted]) => ({ words, ...counted }));
  await sql`
    insert into storefront.search (day, words, typed, searches, results)
    select (now() at time zone 'Africa/Cairo')::date, words, typed, searches, results
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as counted (words text, typed text, searches integer, results integer)
    order by words
    on conflict (day, words) do update set
      typed = excluded.typed, searches = search.searches + excluded.searches, results = excluded.results
  `.execute(db);
  await sql`delete from storefront.search where day < current_date - ${KEPT_DAYS}::integer`.execute(
    db,
  );
}

async function writeOpened(db: Connection, counts: Opened): Promise<void> {
  const rows = [...counts].map(([words, times]) => ({ words, times }));
  await sql`
    insert into storefront.opened_search (day, words, times)
    select (now() at time zone 'Africa/Cairo')::date, words, times
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted (words text, times integer)
    order by words
    on conflict (day, words) do update set times = opened_search.times + excluded.times
  `.execute(db);
  await sql`delete from storefront.opened_search where day < current_date - ${KEPT_DAYS}::integer`.execute(
    db,
  );
}

import { sql } from "kysely";
import { foldLetters } from "#contract/storefront/fold-letters.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

const WRITE_MS = 10_000;
/** Whoever makes words up fills no memory. */
const MOST_WAITING = 1_000;
const KEPT_DAYS = 400;
const LONGEST = 100;

interface Counted {
  typed: string;
  searches: number;
  results: number;
}

/** What was searched for since that was last written, by the shop's database. */
const waiting = new WeakMap<Connection, Map<string, Counted>>();

/** Phone numbers and addresses of mail are nobody's search. */
const PERSONAL = /@|\d{7}/;

/** Counts a search; nothing is written for it now. */
export function countSearch(db: Connection, text: string, results: number): void {
  const typed = text.trim().slice(0, LONGEST);
  const words = foldLetters(typed).replace(/\s+/g, " ").trim().slice(0, LONGEST);
  if (words === "" || PERSONAL.test(words.replace(/[\s-]/g, ""))) return;
  const counts = waiting.get(db) ?? new Map<string, Counted>();
  waiting.set(db, counts);
  if (counts.size >= MOST_WAITING && !counts.has(words)) return;
  counts.set(words, { typed, results, searches: (counts.get(words)?.searches ?? 0) + 1 });
}

/** Writes what was counted, and drops what is too old to be a report. */
export async function writeSearches(db: Connection): Promise<void> {
  const counts = waiting.get(db);
  if (!counts || counts.size === 0) return;
  waiting.delete(db);
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

/** Writes every few seconds. @returns stops, and writes the last ones */
export function keepSearches({ db, log }: Pick<Platform, "db" | "log">): () => Promise<void> {
  const write = () =>
    writeSearches(db).catch((error: unknown) =>
      log.warn({ err: error }, "searches were not counted"),
    );
  const timer = setInterval(() => void write(), WRITE_MS).unref();
  return async () => {
    clearInterval(timer);
    await write();
  };
}

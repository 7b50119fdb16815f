import { PREPARED_MARK } from "../postgres/statements.ts";

/** Matches pg-boss's fetch query for our queues, and captures its table. */
const FETCH = /strict_fifo_heads AS MATERIALIZED \([\s\S]*?FROM (\S+) h\n/;
/**
 * Reads the whole backlog to find the first job of each key: half a second of database time with
 * 20,000 waiting.
 */
const ALL_HEADS = "j.id IN (SELECT id FROM strict_fifo_heads)";
/**
 * The fetch query of scheduled jobs, of which each has a queue that is asked every two seconds, and
 * the deletion of each job that has ended.
 */
const FREQUENT = /^\s*WITH (?:next AS|results AS \(\s*DELETE)/i;

/**
 * An equivalent query whose cost depends on the number of jobs wanted: each candidate is compared
 * with the first of its own key, using the index that pg-boss created for its own query. It and the
 * other frequent statements are marked to be prepared; all others are returned as they are.
 */
export function quickFetch(text: string): string {
  const [, table] = FETCH.exec(text) ?? [];
  if (table === undefined) return FREQUENT.test(text) ? `${PREPARED_MARK} ${text}` : text;
  const ownHead = `j.id = (
    SELECT h.id FROM ${table} h
    WHERE h.name = j.name AND h.singleton_key = j.singleton_key AND h.state < 'active' AND NOT h.blocked
      AND h.policy = 'key_strict_fifo' AND h.start_after <= jobs.job_now()
    ORDER BY h.state DESC, h.created_on, h.id LIMIT 1
  )`;
  return `${PREPARED_MARK} ${text.replace(ALL_HEADS, ownHead)}`;
}

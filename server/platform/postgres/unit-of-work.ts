import { sql, type Transaction } from "kysely";
import type { TagCache } from "../cache/tag-cache.ts";
import type { EmittedEvent, EventBus, EventType } from "../events.ts";
import type { Database, NoTables } from "./database.ts";

/** Channel on which processes notify each other of cache tags to drop. */
export const CACHE_CHANNEL = "cache_tags";

/** One transaction of one command: its connection, and what shall happen once it has committed. */
export interface Work {
  db: Transaction<NoTables>;
  /** Names cached answers that are wrong after the commit: `product:12`, `menus`. */
  invalidate(...tags: string[]): void;
  /** Lets modules above do their part in this transaction, and notifies those that follow after the commit. */
  emit<Payload>(event: EventType<Payload>, payload: NoInfer<Payload>): Promise<void>;
}

export interface WorkTools {
  db: Database;
  cache: TagCache;
  events: EventBus;
}

/**
 * Runs a command in one transaction. The tags it invalidates are sent to the other processes with the
 * commit and dropped here before the answer leaves, so the next request anywhere sees the change.
 */
export async function inTransaction<T>(
  tools: WorkTools,
  command: (work: Work) => Promise<T>,
): Promise<T> {
  const tags = new Set<string>();
  const events: EmittedEvent[] = [];
  const result = await tools.db.transaction().execute(async (db) => {
    const work: Work = {
      db,
      invalidate: (...names) => {
        for (const name of names) tags.add(name);
      },
      emit: async ({ name }, payload) => {
        events.push({ name, payload });
        await tools.events.handleInTransaction(work, { name, payload });
      },
    };
    const answer = await command(work);
    if (tags.size > 0) {
      await sql`select pg_notify(${CACHE_CHANNEL}, ${notification(tags)})`.execute(db);
    }
    return answer;
  });
  tools.cache.drop(tags);
  for (const event of events) await tools.events.handleAfterCommit(event);
  return result;
}

/** A notification holds under 8,000 bytes; more tags than fit drop everything. */
function notification(tags: Set<string>): string {
  const text = JSON.stringify([...tags]);
  return Buffer.byteLength(text) < 7_900 ? text : JSON.stringify(["*"]);
}

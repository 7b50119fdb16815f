import { type RawBuilder, sql, type Transaction } from "kysely";
import type { TagCache } from "../cache/tag-cache.ts";
import { tagNotifications } from "../cache/tag-notifications.ts";
import type { EmittedEvent, EventType } from "../events.ts";
import type { JobMatch, JobQueue, JobType } from "../jobs.ts";
import type { Database, NoTables } from "./database.ts";
import { transaction } from "./transaction.ts";

/** Channel on which processes notify each other of cache tags to drop. */
export const CACHE_CHANNEL = "cache_tags";

/** The transaction of one command: its connection, and what to do once it has committed. */
export interface Work {
  db: Transaction<NoTables>;
  /** Names cached answers that become outdated with the commit: `product:12`, `menus`. */
  invalidate(...tags: string[]): void;
  /**
   * Runs the transactional handlers of modules above, and notifies the others after the commit. An
   * event that can be merged is handled once, right before the commit.
   */
  emit<Payload>(event: EventType<Payload>, payload: NoInfer<Payload>): Promise<void>;
  /**
   * Enqueues a job for after the commit. Jobs with the same key run one at a time, in this order.
   */
  enqueue<Data extends object>(
    job: JobType<Data>,
    data: NoInfer<Data>,
    key?: string,
  ): Promise<void>;
  /** Runs something in this process once the command has committed. */
  afterCommit(act: () => Promise<void>): void;
  /** Cancels jobs that have not run. */
  discard<Data extends object>(job: JobType<Data>, match: JobMatch<Data>): Promise<void>;
}

export interface EventHandlers {
  handleInTransaction(work: Work, event: EmittedEvent): Promise<void>;
  handleAfterCommit(event: EmittedEvent): Promise<void>;
}

export interface WorkTools {
  db: Database;
  cache: TagCache;
  events: EventHandlers;
  jobs: JobQueue;
}

/**
 * Runs a command in one transaction. The tags it invalidates are sent to the other processes with
 * the commit and dropped here before the response is sent, so the next request anywhere sees the
 * change.
 */
export async function inTransaction<T>(
  { db: database, cache, events, jobs }: WorkTools,
  command: (work: Work) => Promise<T>,
): Promise<T> {
  const tags = new Set<string>();
  const emitted: EmittedEvent[] = [];
  const merged = new Map<string, EmittedEvent>();
  const queues = new Set<string>();
  const acts: (() => Promise<void>)[] = [];
  const run = async (db: Transaction<NoTables>) => {
    const handle = async (event: EmittedEvent) => {
      emitted.push(event);
      await events.handleInTransaction(work, event);
    };
    const work: Work = {
      db,
      invalidate: (...names) => {
        for (const name of names) tags.add(name);
      },
      emit: async (type, payload) => {
        const { name } = type;
        const earlier = merged.get(name);
        if (!type.merge) await handle({ name, payload });
        else if (!earlier) merged.set(name, { name, payload });
        else earlier.payload = type.merge(earlier.payload as typeof payload, payload);
      },
      enqueue: async (job, data, key) => {
        queues.add(job.name);
        await jobs.insert(db, job, data, key);
      },
      afterCommit: (act) => {
        acts.push(act);
      },
      discard: (job, match) => jobs.discard(db, job, match),
    };
    const result = await command(work);
    for (const event of merged.values()) await handle(event);
    return result;
  };
  const result = await transaction(database, run, () => notification(tags));
  cache.drop(tags);
  jobs.wake(queues);
  for (const act of acts) await act();
  for (const event of emitted) await events.handleAfterCommit(event);
  return result;
}

/** Sends the tags to all processes, with the commit. */
function notification(tags: ReadonlySet<string>): RawBuilder<unknown> | undefined {
  if (tags.size === 0) return undefined;
  const texts = tagNotifications(tags);
  return sql`select pg_notify(${CACHE_CHANNEL}, text) from unnest(${texts}::text[]) as text`;
}

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
  /** Runs the transactional handlers of modules above, and notifies the others after the commit. */
  emit<Payload>(event: EventType<Payload>, payload: NoInfer<Payload>): Promise<void>;
  /**
   * Enqueues a job for after the commit. Jobs with the same key run one at a time, in this order.
   */
  enqueue<Data extends object>(
    job: JobType<Data>,
    data: NoInfer<Data>,
    key?: string,
  ): Promise<void>;
  /** The same, but written at the end of the command, like `writeLast`. */
  enqueueLast<Data extends object>(
    job: JobType<Data>,
    data: NoInfer<Data>,
    key?: string,
  ): Promise<void>;
  /**
   * Writes at the end of the command, in one statement together with all other deferred writes.
   * `parts` are parts of its `with`, each a `name as (…)`. If one of them is named as `answer`, it
   * runs in the order of these calls, and `read` gets its rows before the commit.
   */
  writeLast<Row = never>(parts: RawBuilder<unknown>, last?: LastAnswer<Row>): void;
  /** Runs something in this process once the command has committed. */
  afterCommit(act: () => Promise<void>): void;
  /** Cancels jobs that have not run. */
  discard<Data extends object>(job: JobType<Data>, match: JobMatch<Data>): Promise<void>;
}

export interface LastAnswer<Row> {
  answer: string;
  read: (rows: Row[]) => Promise<void> | void;
}

interface LastWrite {
  parts: RawBuilder<unknown>;
  last: LastAnswer<never> | undefined;
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
  const queues = new Set<string>();
  const acts: (() => Promise<void>)[] = [];
  const last: LastWrite[] = [];
  const result = await transaction(database, async (db) => {
    const work: Work = {
      db,
      invalidate: (...names) => {
        for (const name of names) tags.add(name);
      },
      emit: async ({ name }, payload) => {
        emitted.push({ name, payload });
        await events.handleInTransaction(work, { name, payload });
      },
      enqueue: async (job, data, key) => {
        queues.add(job.name);
        await jobs.insert(db, job, data, key);
      },
      enqueueLast: async (job, data, key) => {
        queues.add(job.name);
        const insertion = await jobs.insertion(job, data, key);
        last.push({
          parts: sql`${sql.ref(`job_${last.length}`)} as (${insertion})`,
          last: undefined,
        });
      },
      writeLast: (parts, answer) => {
        last.push({ parts, last: answer });
      },
      afterCommit: (act) => {
        acts.push(act);
      },
      discard: (job, match) => jobs.discard(db, job, match),
    };
    const answer = await command(work);
    await writeEnd(db, last, tags);
    return answer;
  });
  cache.drop(tags);
  jobs.wake(queues);
  for (const act of acts) await act();
  for (const event of emitted) await events.handleAfterCommit(event);
  return result;
}

/** Whoever reads an answer may write more, or invalidate more. */
async function writeEnd(
  db: Transaction<NoTables>,
  last: LastWrite[],
  tags: ReadonlySet<string>,
): Promise<void> {
  const sent = new Set<string>();
  for (;;) {
    const writes = last.splice(0);
    const fresh = new Set([...tags].filter((tag) => !sent.has(tag)));
    if (writes.length === 0 && fresh.size === 0) return;
    await writeAtOnce(db, writes, fresh);
    for (const tag of fresh) sent.add(tag);
  }
}

/** A data-modifying CTE runs whether or not the main query refers to it. */
async function writeAtOnce(
  db: Transaction<NoTables>,
  writes: readonly LastWrite[],
  tags: ReadonlySet<string>,
): Promise<void> {
  const answers = writes.flatMap(({ last }) => last ?? []);
  const parts = writes.map((write) => write.parts);
  const changes = parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``;
  const read = answers.map(
    ({ answer }) =>
      sql`(select coalesce(json_agg(answer), '[]') from ${sql.ref(answer)} as answer) as ${sql.ref(answer)}`,
  );
  const texts = tagNotifications(new Set(tags));
  const notified = sql`(select count(pg_notify(${CACHE_CHANNEL}, text)) from unnest(${texts}::text[]) as text) as notified`;
  const { rows } = await sql<Record<string, never[]>>`
    ${changes} select ${sql.join([...read, notified])}
  `.execute(db);
  for (const { answer, read: take } of answers) await take(rows[0]?.[answer] ?? []);
}

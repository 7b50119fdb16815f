import { randomUUIDv7 } from "node:crypto";
import { sql, type Transaction } from "kysely";
import {
  fromKysely,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type SendOptions,
} from "pg-boss";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import type { Log } from "./log.ts";
import type { Database, NoTables } from "./postgres/database.ts";
import type { AuthSecret } from "./secrets/auth-secret.ts";
import { openData, sealData, type SealingKey } from "./secrets/sealed-data.ts";
import { soonOnce } from "./soon-once.ts";

/** Work that a command leaves for after its commit: `defineJob<{ id: number }>("thing-mails")`. */
export interface JobType<Data> {
  /** Queue name. */
  name: string;
  /**
   * Fields that stay readable in the database, to find jobs by; all others are encrypted. Absent:
   * all are readable.
   */
  readable?: readonly string[];
  /** Never set; carries the data's type. */
  data?: Data;
}

export function defineJob<Data>(name: string, readable?: readonly string[]): JobType<Data> {
  return readable ? { name, readable } : { name };
}

export interface Job<Data> {
  /** The same for every attempt. */
  id: string;
  data: Data;
  createdAt: Date;
}

export type JobMatch<Data> = { key: string } | { data: Partial<Data> };

interface Schedule {
  cron: string;
  run: () => Promise<unknown>;
}

/** Thrown by a handler when retrying would not help. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

export type JobOutcome = "done" | "retried" | "dead";
type Handler = (job: Job<never>) => Promise<void>;

/** Fetches jobs of one queue; all workers of a queue together run three at a time. */
interface Worker {
  id: string;
  isBusy: boolean;
}

/** Handlers of one queue that run concurrently in this process. */
const CONCURRENCY = 3;
/** Jobs fetched at once: under load, fetching costs more than running most of them. */
const BATCH = 25;
/** Under load, the jobs of this long are fetched at once. */
const WAKE_MS = 100;
/** For other processes' jobs and for retries; a command wakes the workers of its own process. */
const POLL_SECONDS = 15;
/** How often to look for jobs of processes that died. */
const SUPERVISE_SECONDS = 30;
const STOP_MS = 10_000;
const GIVE_UP_MS = 3 * DAY_MS;
/** This many recipients failing at the same time point to a fault of the server in between. */
const FAILING_KEYS = 3;
const DEAD_LETTERS = "dead-letters";
const SCHEMA = "jobs";
/** Stored by pg-boss with a failed job. */
const SEE_LOG = { message: "see the log" };
const STOPPED = { message: "the process stopped before it began" };

/**
 * Jobs with the same key run one at a time, retries before later ones; other keys do not wait for
 * them.
 */
const QUEUE = {
  policy: "key_strict_fifo",
  retryLimit: 1_000,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  // Enough for every job that a process may have fetched, one at a time, with a mail server that
  // answers at the last moment.
  expireInSeconds: 1_500,
  // For a process that died: its jobs become available again after this.
  heartbeatSeconds: 30,
} as const;

/** At most one job waits or runs: a run that takes longer than its period skips the next ones. */
const SCHEDULE_QUEUE = {
  policy: "exclusive",
  expireInSeconds: 6 * 60 * 60,
  heartbeatSeconds: QUEUE.heartbeatSeconds,
} as const;

/** Work after the commit and scheduled work, on pg-boss. */
export class JobQueue {
  /** Counts by queue and outcome, for example `mails done`, in this process. */
  readonly outcomes = new Map<string, number>();
  #db: Database;
  #log: Log;
  #boss: PgBoss | undefined;
  #handlers = new Map<string, Handler>();
  #schedules = new Map<string, Schedule>();
  #workers = new Map<string, Worker[]>();
  #isStopping = false;
  #lastId = { millisecond: "", count: 0 };
  #wakeSoon = soonOnce(WAKE_MS, (name) => {
    const workers = this.#workers.get(name) ?? [];
    const waiting = workers.find(({ isBusy }) => !isBusy);
    for (const { id } of waiting ? [waiting] : workers) this.#boss?.notifyWorker(id);
  });

  #sealing: SealingKey;

  /** @param secret for encryption */
  constructor(db: Database, log: Log, secret: AuthSecret) {
    this.#sealing = { secret, purpose: "jobs" };
    this.#db = db;
    this.#log = log;
  }

  /**
   * To be called before `open`. The data is deleted as soon as the job has ended: codes and
   * personal messages are not kept.
   */
  handle<Data>({ name }: JobType<Data>, handler: (job: Job<Data>) => Promise<void>): void {
    this.#handlers.set(name, handler);
  }

  /**
   * Repeats something, in one process at a time. To be called before `start`.
   * @param cron in Egypt's time
   */
  schedule(name: string, cron: string, run: Schedule["run"]): void {
    // pg-boss would store a result.
    this.#schedules.set(name, { cron, run: async () => void (await run()) });
  }

  /**
   * Creates the queues; jobs are accepted from here on. @param isServing also maintain queues and
   * schedules
   */
  async open({ isServing }: { isServing: boolean }): Promise<void> {
    const boss = new PgBoss({
      db: fromKysely(this.#db),
      schema: SCHEMA,
      supervise: isServing,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      schedule: isServing,
    });
    boss.on("error", (error) => this.#log.error({ err: error }, "the job queue failed"));
    this.#boss = boss;
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    const { expireInSeconds } = QUEUE;
    for (const name of this.#handlers.keys()) {
      if (!known.has(name)) await boss.createQueue(name, QUEUE);
      // A queue from an earlier version.
      else await boss.updateQueue(name, { expireInSeconds });
    }
    if (!known.has(DEAD_LETTERS))
      await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 30 * 24 * 60 * 60 });
    // pg-boss reads a new queue's row when the queue is first used. Inside a command that would
    // need a second connection, and as many commands as the pool has connections would deadlock.
    for (const name of [...this.#handlers.keys(), DEAD_LETTERS])
      await boss.findJobs(name, { key: "" });
  }

  /** Starts the workers, beginning with jobs left by an earlier process, and the schedules. */
  async start(): Promise<void> {
    const boss = this.#open();
    for (const [name, handler] of this.#handlers) {
      const inTurn = limitConcurrency(CONCURRENCY);
      const workers = Array.from({ length: CONCURRENCY }, () => ({ id: "", isBusy: false }));
      this.#workers.set(name, workers);
      const options = {
        includeMetadata: true,
        perJobResults: true,
        pollingIntervalSeconds: POLL_SECONDS,
        batchSize: BATCH,
      } as const;
      for (const worker of workers)
        worker.id = await boss.work(name, options, async (jobs: JobWithMetadata[]) => {
          worker.isBusy = true;
          const results = await Promise.all(
            jobs.map((job) => inTurn(() => this.#result(name, handler, job))),
          );
          worker.isBusy = false;
          // Fetches again: jobs with the same key as one of these were not included.
          if (jobs.length === BATCH) boss.notifyWorker(worker.id);
          else this.#wakeSoon(name);
          return results;
        });
    }
    for (const [name, { cron, run }] of this.#schedules) {
      await boss.createQueue(name, SCHEDULE_QUEUE);
      await boss.schedule(name, cron, {}, { tz: "Africa/Cairo" });
      await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, run);
    }
  }

  /** Written in the command's own transaction: the job runs once that has committed, or never. */
  async insert<Data extends object>(
    db: Transaction<NoTables>,
    job: JobType<Data>,
    data: Data,
    key?: string,
  ): Promise<void> {
    await this.#send(job, data, { key, db: fromKysely(db) });
  }

  async #send<Data extends object>(
    { name, readable }: JobType<Data>,
    data: Data,
    { key, db }: { key: string | undefined; db: NonNullable<SendOptions["db"]> },
  ): Promise<void> {
    const id = this.#nextId();
    const plain = JSON.parse(JSON.stringify(data, storable)) as object;
    const stored = readable ? sealData(this.#sealing, plain, readable) : plain;
    await this.#open().send(name, stored, { id, singletonKey: key ?? id, db });
  }

  /** Cancels jobs that have not run. */
  async discard<Data extends object>(
    db: Transaction<NoTables>,
    { name }: JobType<Data>,
    match: JobMatch<Data>,
  ): Promise<void> {
    const options = { db: fromKysely(db) };
    const jobs = await this.#open().findJobs(name, { ...match, ...options });
    const ids = jobs.map(({ id }) => id);
    if (ids.length > 0) await this.#open().deleteJob(name, ids, options);
  }

  /**
   * Fetches soon instead of at the next poll: by an idle worker, or if all are busy by the first to
   * finish.
   */
  wake(names: Iterable<string>): void {
    for (const name of names) this.#wakeSoon(name);
  }

  /** Runs all due jobs one at a time; for tests, which start no workers. */
  async runDue(): Promise<void> {
    const boss = this.#open();
    for (const [name, handler] of this.#handlers)
      for await (const job of this.#due(name)) {
        const outcome = await this.#run(name, handler, job);
        if (outcome === "retried") await boss.fail(name, job.id, SEE_LOG);
      }
  }

  /** Fetching reads all waiting jobs of a queue: many at once, and none from an empty one. */
  async *#due(name: string) {
    const due = sql`select from jobs.job
      where name = ${name} and state in ('created', 'retry') and start_after <= now() limit 1`;
    while ((await due.execute(this.#db)).rows.length > 0) {
      const options = { includeMetadata: true, batchSize: BATCH } as const;
      const jobs = await this.#open().fetch<object>(name, options);
      if (jobs.length === 0) return;
      yield* jobs;
    }
  }

  /** Number of waiting jobs by queue; counted once a minute. */
  async waiting(): Promise<Map<string, number>> {
    const queues = (await this.#boss?.getQueues([...this.#handlers.keys(), DEAD_LETTERS])) ?? [];
    return new Map(queues.map(({ name, queuedCount }) => [name, queuedCount]));
  }

  /** Seconds for which the oldest job of each queue has been overdue; 0: none is. */
  async overdue(): Promise<Map<string, number>> {
    const names = [...this.#handlers.keys()];
    const { rows } = await sql<{ name: string; seconds: number }>`
      select name, greatest(extract(epoch from now() - min(start_after)), 0)::float as seconds from jobs.job
      where name = any (${names}) and state in ('created', 'retry') group by name
    `.execute(this.#db);
    return new Map([
      ...names.map((name) => [name, 0] as const),
      ...rows.map(({ name, seconds }) => [name, seconds] as const),
    ]);
  }

  /**
   * Whether no job has been taken for this many minutes, or jobs of several keys have failed for as
   * long: one full mailbox is not an outage.
   */
  async areLate(minutes: number): Promise<boolean> {
    const { rows } = await sql<{ late: boolean }>`
      with late as (
        select name, state, singleton_key as key from jobs.job
        where name = any (${[...this.#handlers.keys()]}) and state in ('created', 'retry')
          and created_on < now() - make_interval(mins => ${minutes})
      )
      select exists (
        select from late as waiting where state = 'created' and not exists (
          select from jobs.job where name = waiting.name and singleton_key = waiting.key and state in ('retry', 'active')
        )
      ) or (select count(distinct (name, key)) >= ${FAILING_KEYS} from late where state = 'retry') as late
    `.execute(this.#db);
    return rows[0]?.late ?? false;
  }

  /**
   * Waits for running handlers; those that do not finish in time are retried by the next process.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#boss?.stop({ graceful: true, timeout: STOP_MS, close: false });
  }

  /**
   * What pg-boss records about a job; a finished one is deleted. A failure here only fails this
   * job.
   */
  async #result(name: string, handler: Handler, job: JobWithMetadata<unknown>): Promise<JobResult> {
    const { id } = job;
    // Jobs that have not begun are left to another process.
    if (this.#isStopping) return { id, status: "failed", output: STOPPED };
    try {
      const outcome = await this.#run(name, handler, job);
      return outcome === "retried"
        ? { id, status: "failed", output: SEE_LOG }
        : { id, status: "completed" };
    } catch (error) {
      this.#log.error({ err: error, job: id, queue: name }, "a job could not be ended");
      return { id, status: "failed", output: SEE_LOG };
    }
  }

  async #run(name: string, handler: Handler, job: JobWithMetadata<unknown>): Promise<JobOutcome> {
    const { id, data, createdOn: createdAt } = job;
    let outcome: JobOutcome = "done";
    try {
      await handler({ id, data: openData(this.#sealing, data) as never, createdAt });
    } catch (error) {
      outcome = await this.#takeFailure(name, job, error);
    }
    this.#count(name, outcome);
    if (outcome !== "retried") await this.#open().deleteJob(name, id);
    return outcome;
  }

  /** The reason is logged without the job's data: logs are kept longer than mails. */
  async #takeFailure(
    queue: string,
    { id: job, retryCount, createdOn }: JobWithMetadata<unknown>,
    error: unknown,
  ): Promise<JobOutcome> {
    const isOver =
      error instanceof PermanentFailure || Date.now() - createdOn.getTime() >= GIVE_UP_MS;
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const attempt = { queue, job, attempts: retryCount + 1, code, responseCode };
    this.#log[isOver ? "error" : "warn"](attempt, "a job failed");
    this.#log.debug({ err: error, job }, "why a job failed");
    if (!isOver) return "retried";
    await this.#open().send(DEAD_LETTERS, attempt);
    return "dead";
  }

  #count(name: string, outcome: JobOutcome): void {
    const key = `${name} ${outcome}`;
    this.outcomes.set(key, (this.outcomes.get(key) ?? 0) + 1);
  }

  /**
   * With a counter after the millisecond: ids increase, which keeps the jobs of one transaction in
   * order.
   */
  #nextId(): string {
    const id = randomUUIDv7();
    const millisecond = id.slice(0, 13);
    const count = millisecond === this.#lastId.millisecond ? this.#lastId.count + 1 : 0;
    this.#lastId = { millisecond, count };
    return `${id.slice(0, 15)}${count.toString(16).padStart(3, "0")}${id.slice(18)}`;
  }

  #open(): PgBoss {
    if (!this.#boss) throw new Error("the job queue is not open");
    return this.#boss;
  }
}

/** NUL and lone surrogates cannot be stored, and no mail program could show them. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : value;
}

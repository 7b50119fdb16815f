import type { Platform } from "../platform.ts";
import type { Connection } from "./database.ts";
import { isUnavailable } from "./is-unavailable.ts";

const WRITE_MS = 10_000;
/** Batches that wait for a database that is away; older ones are dropped. */
const MOST_BATCHES = 6;

interface CountBufferParts<C> {
  empty: () => C;
  write: (db: Connection, counts: C) => Promise<void>;
  /** The rows of a batch, to be written one by one when the whole cannot be. */
  rowsOf: (counts: C) => C[];
}

/**
 * Counts collected in memory per database and written together, so that no visitor waits for them.
 */
export class CountBuffer<C> {
  readonly #what: string;
  readonly #empty: () => C;
  readonly #write: CountBufferParts<C>["write"];
  readonly #rowsOf: CountBufferParts<C>["rowsOf"];
  readonly #unwritten = new WeakMap<Connection, C[]>();
  readonly #waiting = new WeakMap<Connection, C>();
  readonly #writing = new WeakMap<Connection, Promise<void>>();

  constructor(what: string, { empty, write, rowsOf }: CountBufferParts<C>) {
    this.#what = what;
    this.#empty = empty;
    this.#write = write;
    this.#rowsOf = rowsOf;
  }

  /** Counts since the last write, to be added to. */
  waiting(db: Connection): C {
    const counts = this.#waiting.get(db) ?? this.#empty();
    this.#waiting.set(db, counts);
    return counts;
  }

  /**
   * Writes the collected counts, after any write in progress: a report that follows misses nothing.
   */
  flush(db: Connection): Promise<void> {
    const before = this.#writing.get(db) ?? Promise.resolve();
    const writing = before.catch(() => undefined).then(() => this.#writeWaiting(db));
    this.#writing.set(db, writing);
    return writing;
  }

  /** Writes every few seconds. @returns a function that stops this and writes the last counts */
  keep({ db, log }: Pick<Platform, "db" | "log">): () => Promise<void> {
    const write = () =>
      this.flush(db).catch((error: unknown) =>
        log.warn({ err: error }, `${this.#what} were not counted`),
      );
    const timer = setInterval(() => void write(), WRITE_MS).unref();
    return async () => {
      clearInterval(timer);
      await write();
    };
  }

  async #writeWaiting(db: Connection): Promise<void> {
    const batches = this.#unwritten.get(db) ?? [];
    const counts = this.#waiting.get(db);
    if (counts !== undefined) batches.push(counts);
    this.#waiting.delete(db);
    this.#unwritten.set(db, batches.slice(-MOST_BATCHES));
    for (const batch of this.#unwritten.get(db) ?? []) await this.#writeBatch(db, batch);
  }

  async #writeBatch(db: Connection, batch: C): Promise<void> {
    const unwritten = this.#unwritten.get(db) ?? [];
    try {
      await this.#write(db, batch);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      this.#unwritten.set(
        db,
        unwritten.filter((other) => other !== batch),
      );
      // One row that the database refuses must not take the others with it.
      const results = await Promise.allSettled(
        this.#rowsOf(batch).map((row) => this.#write(db, row)),
      );
      const refused = results.find(({ status }) => status === "rejected");
      if (refused) throw (refused as PromiseRejectedResult).reason;
      return;
    }
    this.#unwritten.set(
      db,
      unwritten.filter((other) => other !== batch),
    );
  }
}

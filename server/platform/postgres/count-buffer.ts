import type { Platform } from "../platform.ts";
import type { Connection } from "./database.ts";

const WRITE_MS = 10_000;

/**
 * Counts collected in memory per database and written together, so that no visitor waits for them.
 */
export class CountBuffer<C> {
  readonly #what: string;
  readonly #empty: () => C;
  readonly #write: (db: Connection, counts: C) => Promise<void>;
  readonly #waiting = new WeakMap<Connection, C>();
  readonly #writing = new WeakMap<Connection, Promise<void>>();

  constructor(
    what: string,
    { empty, write }: { empty: () => C; write: (db: Connection, counts: C) => Promise<void> },
  ) {
    this.#what = what;
    this.#empty = empty;
    this.#write = write;
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
    const counts = this.#waiting.get(db);
    if (counts === undefined) return;
    this.#waiting.delete(db);
    await this.#write(db, counts);
  }
}

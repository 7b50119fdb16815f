import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresPool } from "kysely";
import type pg from "pg";
import { ProblemError } from "../http/problem-error.ts";
import { isUnavailable } from "./is-unavailable.ts";

/** How long a read waits for the standby to have everything that is visible on the primary. */
const WAIT_MS = 50;
const ASK_MS = 5;
/** A standby that fails is left alone for this long. */
const REST_MS = 5_000;

/**
 * Up to here, everything visible is in the log: commits are visible once they are flushed, or, with
 * this setting, before. Null on a primary that a failover has just made a standby.
 */
const PLACE = `
  select case when pg_is_in_recovery() then null
    when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end::text as place`;

/**
 * Reads whose answer is the same for everybody: pages and lists. With a standby (`DATABASE_READ_URL`)
 * they are made there, once it has everything that was committed before they began; otherwise on the
 * primary. So nobody gets an answer from before their own change.
 */
export class SharedReads {
  /** Reads made on the standby, and those that could have been. */
  readonly counts = { standby: 0, primary: 0 };
  readonly #primary: pg.Pool;
  readonly #standby: pg.Pool | undefined;
  readonly #onStandby = new AsyncLocalStorage<true>();
  #restUntil = 0;

  constructor(primary: pg.Pool, standby?: pg.Pool) {
    this.#primary = primary;
    this.#standby = standby;
  }

  /** Connects to the standby within `read`, to the primary everywhere else. */
  get pool(): PostgresPool {
    return {
      options: this.#primary.options,
      connect: () => this.#current().connect(),
      end: () => this.#primary.end(),
    };
  }

  #current(): pg.Pool {
    return (this.#onStandby.getStore() && this.#standby) ?? this.#primary;
  }

  /** @param work only reads, and may be repeated */
  async read<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#standby) return work();
    if (!(await this.#isCaughtUp(this.#standby))) {
      this.counts.primary += 1;
      return work();
    }
    try {
      const answer = await this.#onStandby.run(true, work);
      this.counts.standby += 1;
      return answer;
    } catch (error) {
      if (!hasNotAnswered(error)) throw error;
      this.#restUntil = performance.now() + REST_MS;
      this.counts.primary += 1;
      return work();
    }
  }

  /** Whether the standby shows everything that is visible on the primary now. */
  async #isCaughtUp(standby: pg.Pool): Promise<boolean> {
    if (performance.now() < this.#restUntil) return false;
    const place = await this.#place();
    if (place === undefined) return false;
    const deadline = performance.now() + WAIT_MS;
    try {
      for (;;) {
        const { rows: replayed } = await standby.query<{ has: boolean | null }>(
          "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has",
          [place],
        );
        if (replayed[0]?.has) return true;
        if (performance.now() >= deadline) return false;
        await sleep(ASK_MS);
      }
    } catch {
      this.#restUntil = performance.now() + REST_MS;
      return false;
    }
  }

  /** `undefined` when the primary does not answer: the read itself then fails, and says so. */
  async #place(): Promise<string | undefined> {
    let place: string | null | undefined;
    try {
      const { rows } = await this.#primary.query<{ place: string | null }>(PLACE);
      place = rows[0]?.place;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    if (place === null) throw new ProblemError("unavailable");
    return place;
  }
}

/** A page has already made a problem of the database's error. */
function hasNotAnswered(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof ProblemError && error.code === "unavailable");
}

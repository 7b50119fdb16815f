import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import { type ConnectionOptions, createClient } from "../postgres/database.ts";
import { CACHE_CHANNEL } from "../postgres/unit-of-work.ts";
import { EVERYTHING, type TagCache } from "./tag-cache.ts";

let questions = 0;

const RETRY_MS = 1_000;
/** How long to wait for a process that hangs or whose machine is cut off. */
const SETTLE_MS = 1_000;
/**
 * A machine that vanishes does not close its connections, so the database is pinged this often,
 * with this timeout.
 */
const PULSE_MS = 3_000;
const SILENCE_MS = 2_000;
/** Application name by which the listeners of all processes are counted. */
const APPLICATION = "fanous-cache";
/** Notifications arrive in commit order: a process that answers here has read everything before. */
const ASK_CHANNEL = "cache_ask";
const ANSWER_CHANNEL = "cache_answer";
const ASK = `
  select pg_notify($1, $2), (
    select count(*)::int from pg_stat_activity
    where datname = current_database() and application_name = $3
  ) as listeners`;

/**
 * Drops what other processes have changed. No notifications arrive while the connection is lost, so
 * everything is dropped on reconnect.
 */
export class TagListener {
  #connection: ConnectionOptions;
  #cache: TagCache;
  #log: Log;
  #client!: pg.Client;
  #following!: Promise<void>;
  #isStopped = false;
  /** Callback for each answer, by question id. */
  #asked = new Map<string, () => void>();

  private constructor(connection: ConnectionOptions, cache: TagCache, log: Log) {
    this.#connection = connection;
    this.#cache = cache;
    this.#log = log;
  }

  static async start(
    connection: ConnectionOptions,
    cache: TagCache,
    log: Log,
  ): Promise<TagListener> {
    const listener = new TagListener(connection, cache, log);
    listener.#client = await listener.#connect();
    listener.#following = listener.#follow();
    return listener;
  }

  /** Waits until every process has dropped what was committed before, for at most a second. */
  async settle(): Promise<void> {
    questions += 1;
    const id = `${hostname()} ${process.pid} ${questions}`;
    const all = Promise.withResolvers<"all">();
    let answers = 0;
    let listeners = Number.POSITIVE_INFINITY;
    const check = () => answers >= listeners && all.resolve("all");
    this.#asked.set(id, () => {
      answers += 1;
      check();
    });
    const ask = async () => {
      const values = [ASK_CHANNEL, id, APPLICATION];
      const { rows } = await this.#client.query<{ listeners: number }>(ASK, values);
      listeners = rows[0]?.listeners ?? 0;
      check();
      return all.promise;
    };
    try {
      if ((await Promise.race([ask(), sleep(SETTLE_MS, undefined, { ref: false })])) !== "all")
        this.#log.warn({ answers, listeners }, "a process does not follow what was changed");
    } catch (error) {
      // Without the connection the others cannot be asked; the change itself is saved.
      this.#log.warn({ err: error }, "LISTEN connection lost");
    } finally {
      this.#asked.delete(id);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#client.end().catch(() => {});
    await this.#following;
  }

  async #connect(): Promise<pg.Client> {
    const client = createClient({ ...this.#connection, application: APPLICATION });
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === CACHE_CHANNEL) this.#cache.drop(readTags(payload));
      else if (channel === ANSWER_CHANNEL) this.#asked.get(payload)?.();
      // If the connection breaks here, `#follow` notices.
      else client.query("select pg_notify($1, $2)", [ANSWER_CHANNEL, payload]).catch(() => {});
    });
    // A connection that fails also ends, which `#follow` waits for.
    client.on("error", () => {});
    try {
      await client.connect();
      for (const channel of [CACHE_CHANNEL, ASK_CHANNEL, ANSWER_CHANNEL])
        await client.query(`listen ${channel}`);
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
  }

  async #follow(): Promise<void> {
    for (;;) {
      await untilEnded(this.#client);
      const next = await this.#reconnect();
      if (next === undefined) return;
      this.#client = next;
      this.#cache.drop([EVERYTHING]);
    }
  }

  /** @returns undefined when stopped meanwhile */
  async #reconnect(): Promise<pg.Client | undefined> {
    while (!this.#isStopped) {
      await sleep(RETRY_MS);
      try {
        return await this.#connect();
      } catch (error) {
        this.#log.warn({ err: error }, "LISTEN connection lost");
      }
    }
    return undefined;
  }
}

async function untilEnded(client: pg.Client): Promise<void> {
  const ended = Promise.withResolvers<void>();
  client.once("end", ended.resolve);
  const pulse = setInterval(() => {
    // If the ping is not answered, the connection is closed.
    const silence = setTimeout(() => void client.end(), SILENCE_MS);
    client
      .query("select 1")
      .catch(() => {})
      .finally(() => clearTimeout(silence));
  }, PULSE_MS);
  await ended.promise;
  clearInterval(pulse);
}

function readTags(payload: string): string[] {
  const tags: unknown = JSON.parse(payload);
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
}

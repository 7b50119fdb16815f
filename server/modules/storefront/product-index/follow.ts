import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Log } from "#server/platform/log.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import type { FolderStorage } from "#server/platform/storage/storage.ts";
import { IndexModel } from "./index-model.ts";
import { persistIndex, readPersistedIndex } from "./persist.ts";
import type { ProductIndex } from "./questions.ts";
import { inSnapshot, readAllProducts } from "./read-all-products.ts";
import { type Changes, readChanges } from "./read-changes.ts";
import { readProducts } from "./read-products.ts";

/** With more changes at once, the index is built again. */
const MAX_CHANGES = 10_000;
/** How often it is built for one question, when even more changes meanwhile. */
const MAX_ATTEMPTS = 2;
/** How long a question waits for it. */
const MAX_WAIT_MS = 20_000;
/** Fewer products are read faster than a file is worth. */
const MIN_PERSISTED = 5_000;
/** Share of unused rows from which the index is built again, and how many never matter. */
const MAX_UNUSED_SHARE = 0.2;
const UNUSED_ALLOWED = 2_000;
/** Products after which other work gets a turn while the index is built. */
const TURN = 200;

/** The index has everything that is visible in its snapshot of the database, and nothing else. */
interface Followed {
  model: IndexModel;
  snapshot: string;
  edition: number;
  /** When the clock changes something next, in microseconds. */
  nextAt: number;
  /** Whether the file has the same index. */
  isPersisted: boolean;
}

interface Persistence {
  storage: FolderStorage;
  log: Log;
  /** Of as many products or more. */
  from?: number;
}

/** The index of one process, and how it follows the database. */
export class ProductIndexSync {
  #db: Database;
  #phrases: readonly string[];
  #persistence: Persistence | undefined;
  #hasReadFile = false;
  #followed: Followed | undefined;
  #building: Promise<Followed> | undefined;
  #running: Promise<IndexModel> | undefined;
  #waiting: Promise<IndexModel> | undefined;
  #stopping = new AbortController();

  constructor(db: Database, phrases: readonly string[]) {
    this.#db = db;
    this.#phrases = phrases;
  }

  /** Whether questions need not wait for it to be built. */
  get isReady(): boolean {
    return this.#followed !== undefined;
  }

  /**
   * The index with everything that was committed before this call. A call during a check waits for
   * the next check, which all such calls share.
   */
  current(): Promise<ProductIndex> {
    if (!this.#running) return this.#start();
    this.#waiting ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#waiting = undefined;
        return this.#start();
      });
    return this.#waiting;
  }

  /** Where `persist` writes the index, and where it is read from instead of being built first. */
  persistIn(persistence: Persistence): void {
    this.#persistence = persistence;
  }

  /** Writes the index into its file, unless it is there. Questions wait while it is copied. */
  async persist(): Promise<void> {
    while (this.#running) await this.#running.catch(() => {});
    const followed = this.#followed;
    if (!this.#persistence || !followed || followed.isPersisted) return;
    const { model, snapshot, edition } = followed;
    const { storage, from = MIN_PERSISTED } = this.#persistence;
    if (model.rows.size < from) return;
    const { promise, resolve } = Promise.withResolvers<IndexModel>();
    this.#running = promise;
    const copied = () => {
      if (this.#running === promise) this.#running = undefined;
      resolve(model);
    };
    followed.isPersisted = true;
    const moment = { index: model.persisted, snapshot, edition };
    const target = { db: this.#db, storage, phrases: this.#phrases };
    try {
      await persistIndex(target, moment, copied);
    } catch (error) {
      followed.isPersisted = false;
      throw error;
    } finally {
      copied();
    }
  }

  /** Stops building: the process is ending. */
  stop(): void {
    this.#stopping.abort(new Error("Lists are no longer answered: the process is ending"));
  }

  #start(): Promise<IndexModel> {
    const check = this.#check().finally(() => {
      if (this.#running === check) this.#running = undefined;
    });
    this.#running = check;
    return check;
  }

  async #check(attempt = 0): Promise<IndexModel> {
    if (attempt > MAX_ATTEMPTS) refuse("unavailable");
    const followed = this.#followed ?? (await inTime(this.#build()));
    const changes = await readChanges(this.#db, followed.snapshot);
    if (isBehind(followed, changes)) {
      if (this.#followed === followed) this.#followed = undefined;
      return this.#check(attempt + 1);
    }
    if (changes.ids.length > 0 || changes.now >= followed.nextAt) await this.#catchUp(followed);
    else followed.snapshot = changes.snapshot;
    return followed.model;
  }

  /** Reads changes and products in one snapshot, so that they belong together. */
  async #catchUp(followed: Followed): Promise<void> {
    const { model } = followed;
    const read = await inSnapshot(this.#db, async (db) => {
      const changes = await readChanges(db, followed.snapshot);
      const due = changes.now >= followed.nextAt ? model.dueAt(changes.now) : [];
      const ids = [...new Set([...changes.ids, ...due])];
      return { snapshot: changes.snapshot, ids, products: await readProducts(db, ids) };
    });
    try {
      model.apply(read.products, read.ids);
    } catch (error) {
      // It may be applied in part, so nothing is answered from this index.
      this.#followed = undefined;
      throw error;
    }
    followed.isPersisted = false;
    followed.snapshot = read.snapshot;
    followed.nextAt = model.nextAt();
    const unused = model.size - model.rows.size;
    if (unused > UNUSED_ALLOWED + model.rows.size * MAX_UNUSED_SHARE) {
      void this.#build().catch(() => {});
    }
  }

  #build(): Promise<Followed> {
    this.#building ??= this.#make()
      .then((followed) => (this.#followed = followed))
      .finally(() => (this.#building = undefined));
    return this.#building;
  }

  /** The file is read once; the next check applies what has changed since, or finds it too old. */
  async #make(): Promise<Followed> {
    const persistence = this.#persistence;
    if (persistence && !this.#hasReadFile) {
      this.#hasReadFile = true;
      const { storage, log } = persistence;
      const source = { db: this.#db, storage, phrases: this.#phrases };
      const read = await readPersistedIndex(source).catch((error: unknown) => {
        log.warn({ err: error }, "the product index could not be read from its file");
      });
      if (read) {
        const { index, snapshot, edition } = read;
        const model = new IndexModel(this.#phrases, index);
        return { model, snapshot, edition, nextAt: model.nextAt(), isPersisted: true };
      }
    }
    return this.#readAll();
  }

  async #readAll(): Promise<Followed> {
    const model = new IndexModel(this.#phrases);
    const inTurns =
      <T>(take: (products: readonly T[]) => void) =>
      async (products: readonly T[]) => {
        for (let turn = 0; turn < products.length; turn += TURN) {
          take(products.slice(turn, turn + TURN));
          await setImmediate();
          this.#stopping.signal.throwIfAborted();
        }
      };
    const moment = await readAllProducts(this.#db, {
      texts: inTurns((products) => model.setTexts(products)),
      states: inTurns((products) => model.setStates(products)),
    });
    model.words.putInOrder();
    return { ...moment, model, nextAt: model.nextAt(), isPersisted: false };
  }
}

/** It cannot catch up, or that would take longer than building it again. */
function isBehind({ edition }: Followed, changes: Changes): boolean {
  return changes.isTooOld || changes.edition !== edition || changes.ids.length > MAX_CHANGES;
}

/** Refuses questions that would wait too long; the work goes on. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const ending = new AbortController();
  const late = sleep(MAX_WAIT_MS, undefined, { signal: ending.signal, ref: false }).then(() =>
    refuse("unavailable"),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    ending.abort();
    late.catch(() => {});
  }
}

const followed = new WeakMap<Database, ProductIndexSync>();

/**
 * The index of a database's products in this process, always the same one.
 * @param phrases of several words that are searched for as a whole
 */
export function follow(db: Database, phrases: readonly string[]): ProductIndexSync {
  const known = followed.get(db);
  if (known) return known;
  const sync = new ProductIndexSync(db, phrases);
  followed.set(db, sync);
  return sync;
}

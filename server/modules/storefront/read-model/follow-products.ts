import { setTimeout as sleep } from "node:timers/promises";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Log } from "#server/platform/log.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Database } from "#server/platform/postgres/database.ts";
import type { FolderStorage } from "#server/platform/storage/storage.ts";
import { buildModel, type BuiltModel } from "./build-model.ts";
import { keepModel, readKeptModel } from "./kept-model.ts";
import { type Changes, readChanges } from "./read-changes.ts";
import { inSnapshot } from "./read-all-products.ts";
import { readProducts } from "./read-products.ts";
import { ReadModel } from "./read-model.ts";

/** More changes at once are read like a new model, piece by piece. */
const MOST_CHANGES = 10_000;
/** So often a model is built anew for one list, while even more is being changed. */
const MOST_ATTEMPTS = 2;
/** A list waits so long for a model that is being built. */
const LONGEST_WAIT_MS = 20_000;
/** Fewer products are read quicker than it takes to care for a file. */
const WORTH_KEEPING = 5_000;
/** Rows that are listed no more, by which the model may be larger than it has to be, and those that never matter. */
const MOST_UNUSED = 0.2;
const UNUSED_ALLOWED = 2_000;

/** The model has everything that is visible in its snapshot of the database, and nothing else. */
interface Followed extends BuiltModel {
  /** When the clock changes something next, in microseconds. */
  nextAt: number;
  /** Whether the file has the same model. */
  isKept: boolean;
}

/** Where a model is kept over a restart. */
interface Keeping {
  storage: FolderStorage;
  log: Log;
  /** Of as many products or more. */
  from?: number;
}

/** The read model of one process, and how it follows the database. */
export class ProductFollower {
  #db: Database;
  #keeping: Keeping | undefined;
  #hasReadFile = false;
  #followed: Followed | undefined;
  #building: Promise<Followed> | undefined;
  #running: Promise<ReadModel> | undefined;
  #waiting: Promise<ReadModel> | undefined;
  #stopping = new AbortController();

  constructor(db: Database) {
    this.#db = db;
  }

  get isBuilt(): boolean {
    return this.#followed !== undefined;
  }

  /**
   * The model as it is at a moment after this call. Who comes while another one is looking waits for the next look,
   * which is then shared by all: what was committed before they came is in it.
   */
  current(): Promise<ReadModel> {
    if (!this.#running) return this.#start();
    this.#waiting ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#waiting = undefined;
        return this.#start();
      });
    return this.#waiting;
  }

  /** From now on the model is kept there, and the first one is looked for there. */
  keepIn(keeping: Keeping): void {
    this.#keeping = keeping;
  }

  /** Writes the model into its file, if that is another one. Who asks for the model waits while it is copied. */
  async keep(): Promise<void> {
    while (this.#running) await this.#running.catch(() => {});
    const followed = this.#followed;
    if (!this.#keeping || !followed || followed.isKept) return;
    const { model, snapshot, edition } = followed;
    const { storage, from = WORTH_KEEPING } = this.#keeping;
    if (model.rows.size < from) return;
    const { promise, resolve } = Promise.withResolvers<ReadModel>();
    this.#running = promise;
    const copied = () => {
      if (this.#running === promise) this.#running = undefined;
      resolve(model);
    };
    followed.isKept = true;
    try {
      await keepModel(this.#db, storage, { model: model.kept, snapshot, edition }, copied);
    } catch (error) {
      followed.isKept = false;
      throw error;
    } finally {
      copied();
    }
  }

  /** Ends a model's being built: the process is ending. */
  stop(): void {
    this.#stopping.abort(new Error("Lists are no longer answered: the process is ending"));
  }

  #start(): Promise<ReadModel> {
    const look = this.#look().finally(() => {
      if (this.#running === look) this.#running = undefined;
    });
    this.#running = look;
    return look;
  }

  async #look(attempt = 0): Promise<ReadModel> {
    if (attempt > MOST_ATTEMPTS) refuse("unavailable");
    const followed = this.#followed ?? (await inTime(this.#build()));
    const changes = await readChanges(this.#db, followed.snapshot);
    if (isBehind(followed, changes)) {
      if (this.#followed === followed) this.#followed = undefined;
      return this.#look(attempt + 1);
    }
    if (changes.ids.length > 0 || changes.now >= followed.nextAt) await this.#catchUp(followed);
    else followed.snapshot = changes.snapshot;
    return followed.model;
  }

  /** Reads what has changed and the products themselves in one snapshot: nothing is applied by halves. */
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
      // Half of it may be taken in: nobody is answered from that.
      this.#followed = undefined;
      throw error;
    }
    followed.isKept = false;
    followed.snapshot = read.snapshot;
    followed.nextAt = model.nextAt();
    const unused = model.size - model.rows.size;
    if (unused > UNUSED_ALLOWED + model.rows.size * MOST_UNUSED) void this.#build().catch(() => {});
  }

  #build(): Promise<Followed> {
    this.#building ??= this.#make()
      .then((followed) => (this.#followed = followed))
      .finally(() => (this.#building = undefined));
    return this.#building;
  }

  /** What was kept over a restart is looked for once: it is caught up with, or found to be too old, by the next look. */
  async #make(): Promise<Followed> {
    const keeping = this.#keeping;
    if (keeping && !this.#hasReadFile) {
      this.#hasReadFile = true;
      const kept = await readKeptModel(this.#db, keeping.storage).catch((error: unknown) => {
        keeping.log.warn({ err: error }, "what lists are answered from is built anew");
      });
      if (kept) {
        const model = new ReadModel(kept.model);
        return { ...kept, model, nextAt: model.nextAt(), isKept: true };
      }
    }
    const built = await buildModel(this.#db, this.#stopping.signal);
    return { ...built, nextAt: built.model.nextAt(), isKept: false };
  }
}

/** It cannot catch up, or it would take longer than building it anew. */
function isBehind({ edition }: Followed, changes: Changes): boolean {
  return changes.isTooOld || changes.edition !== edition || changes.ids.length > MOST_CHANGES;
}

/** Refuses what would have to wait too long; the work goes on. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const ending = new AbortController();
  const late = sleep(LONGEST_WAIT_MS, undefined, { signal: ending.signal, ref: false }).then(() =>
    refuse("unavailable"),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    ending.abort();
    late.catch(() => {});
  }
}

const followers = new WeakMap<Database, ProductFollower>();

/** The follower of this shop's database in this process. */
export function productFollower({ primary: db }: Pick<Platform, "primary">): ProductFollower {
  const known = followers.get(db);
  if (known) return known;
  const follower = new ProductFollower(db);
  followers.set(db, follower);
  return follower;
}

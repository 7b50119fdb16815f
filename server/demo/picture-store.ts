import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type CleanPicture, readOwnPicture, storeAsset } from "#server/modules/media/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "db", "demo", "pictures");

interface ReadPicture {
  bytes: Uint8Array;
  clean: CleanPicture;
}

/** The demo's picture files as assets of the shop, each stored only once. */
export class PictureStore {
  #work: Work;
  #storage: Storage;
  #folder: string;
  #assets = new Map<string, number>();
  #read = new Map<string, Promise<ReadPicture>>();

  constructor(work: Work, storage: Storage, folder = FOLDER) {
    this.#work = work;
    this.#storage = storage;
    this.#folder = folder;
  }

  get stored(): number {
    return this.#assets.size;
  }

  /**
   * Starts processing files that will be needed, one per core; the database step takes them one at
   * a time.
   */
  prepare(files: Iterable<string>): void {
    const queue = new Set(files).values();
    for (let core = 0; core < availableParallelism(); core += 1) void this.#cleanAll(queue);
  }

  /** The asset of a file; fails when the file does not exist. */
  async assetOf(file: string): Promise<number> {
    const known = this.#assets.get(file);
    if (known !== undefined) return known;
    const { bytes, clean } = await this.#cleanFile(file);
    const { assetId } = await storeAsset(this.#work, this.#storage, bytes, async () => clean);
    this.#assets.set(file, assetId);
    return assetId;
  }

  async #cleanAll(files: Iterable<string>): Promise<void> {
    // The error surfaces where the file is requested.
    for (const file of files) await this.#cleanFile(file).catch(() => undefined);
  }

  #cleanFile(file: string): Promise<ReadPicture> {
    const begun = this.#read.get(file) ?? readPicture(join(this.#folder, file));
    this.#read.set(file, begun);
    return begun;
  }
}

async function readPicture(path: string): Promise<ReadPicture> {
  const bytes = await readFile(path);
  return { bytes, clean: await readOwnPicture(bytes) };
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { storeAsset } from "#server/modules/media/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "db", "demo", "pictures");

/** The demo's picture files as assets of the shop, each stored once. */
export class PictureShelf {
  missing = 0;
  #work: Work;
  #storage: Storage;
  #assets = new Map<string, number | undefined>();

  constructor(work: Work, storage: Storage) {
    this.#work = work;
    this.#storage = storage;
  }

  get stored(): number {
    return this.#assets.size - this.missing;
  }

  /** The asset of a file; undefined when the file has not been drawn. */
  async assetOf(file: string): Promise<number | undefined> {
    if (this.#assets.has(file)) return this.#assets.get(file);
    const bytes = await readFile(join(FOLDER, file)).catch(() => undefined);
    if (!bytes) this.missing += 1;
    const asset = bytes && (await storeAsset(this.#work, this.#storage, bytes));
    this.#assets.set(file, asset?.assetId);
    return asset?.assetId;
  }
}

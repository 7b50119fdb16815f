import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { storeAsset } from "#server/modules/media/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "db", "demo", "pictures");

/** The demo's picture files as assets of the shop, each stored once. */
export class PictureShelf {
  #work: Work;
  #storage: Storage;
  #assets = new Map<string, number>();

  constructor(work: Work, storage: Storage) {
    this.#work = work;
    this.#storage = storage;
  }

  get stored(): number {
    return this.#assets.size;
  }

  /** The asset of a file; fails when the file has not been drawn. */
  async assetOf(file: string): Promise<number> {
    const known = this.#assets.get(file);
    if (known !== undefined) return known;
    const { assetId } = await storeAsset(
      this.#work,
      this.#storage,
      await readFile(join(FOLDER, file)),
    );
    this.#assets.set(file, assetId);
    return assetId;
  }
}

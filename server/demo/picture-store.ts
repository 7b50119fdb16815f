import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readOwnPicture, storeAsset } from "#server/modules/media/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "db", "demo", "pictures");

/** The demo's picture files as assets of the shop, each stored only once. */
export class PictureStore {
  #work: Work;
  #storage: Storage;
  #folder: string;
  #assets = new Map<string, number>();

  constructor(work: Work, storage: Storage, folder = FOLDER) {
    this.#work = work;
    this.#storage = storage;
    this.#folder = folder;
  }

  get stored(): number {
    return this.#assets.size;
  }

  /** The asset of a file; fails when the file does not exist. */
  async assetOf(file: string): Promise<number> {
    const known = this.#assets.get(file);
    if (known !== undefined) return known;
    const bytes = await readFile(join(this.#folder, file));
    const { assetId } = await storeAsset(this.#work, this.#storage, bytes, () =>
      readOwnPicture(bytes),
    );
    this.#assets.set(file, assetId);
    return assetId;
  }
}

import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import type { Readable } from "node:stream";

/** Files of the shop: media and whatever can be made again from them. */
export interface Storage {
  /** Absolute path of a key, for libraries that read files themselves. */
  path(key: string): string;
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Readable;
}

/** Keeps files below one folder. A key that would leave it is a programming error. */
export function folderStorage(folder: string): Storage {
  const root = resolve(folder);
  const path = (key: string) => {
    const full = resolve(root, key);
    if (!full.startsWith(root + sep)) throw new Error(`storage key outside its folder: ${key}`);
    return full;
  };
  return {
    path,
    read: (key) => createReadStream(path(key)),
    /** On disk under its name only when complete: written beside, flushed, renamed. */
    async write(key, bytes) {
      const target = path(key);
      const draft = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
      await mkdir(dirname(target), { recursive: true });
      try {
        const file = await open(draft, "w");
        await file.writeFile(bytes);
        await file.sync();
        await file.close();
        await rename(draft, join(target));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

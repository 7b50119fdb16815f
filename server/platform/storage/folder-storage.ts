import { createWriteStream } from "node:fs";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { filesBelow } from "./files-below.ts";
import { type Chunks, exists, type FolderStorage } from "./storage.ts";

const DRAFT = ".tmp";

/** Stores files below one folder. A key that leads out of it is a programming error. */
export function folderStorage(folder: string): FolderStorage {
  const root = resolve(folder);
  const path = (key: string) => {
    const full = resolve(root, key);
    if (!full.startsWith(root + sep)) throw new Error(`storage key outside its folder: ${key}`);
    return full;
  };
  const locate = async (key: string) => {
    const full = path(key);
    await access(full);
    return full;
  };
  const writeFrom = async (key: string, source: Chunks) => {
    const target = path(key);
    const draft = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}${DRAFT}`;
    await mkdir(dirname(target), { recursive: true });
    try {
      await pipeline(source, createWriteStream(draft, { flush: true }));
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    root,
    path,
    locate,
    writeFrom,
    write: (key, bytes) => writeFrom(key, [bytes]),
    has: (key) => exists(locate(key)),
    read: async (key) => (await open(path(key))).createReadStream(),
    list: async () => (await filesBelow(root)).filter((key) => !key.endsWith(DRAFT)),
    remove: async (key) => rm(path(key), { force: true }),
  };
}

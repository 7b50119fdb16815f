import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../storage/files-below.ts";

/** Where backups go, whom they are sealed for, and for how long they are kept. */
export interface BackupTarget {
  dir: string;
  recipient: string;
  keepDays: number;
}

/** What is known about a base backup without opening it. */
export interface BaseBackup {
  id: string;
  /** From then on it can be restored from. */
  stoppedAt: string;
  /** The first piece of the log that it needs. */
  firstSegment: string;
  /** Files of the shop that were there; more may have come since. */
  media: string[];
}

const SUFFIX = ".age";
/** A piece of the log, whole or cut off where a restore began, the history of its timeline, or the label of a backup. */
export const WAL_NAME = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?$|^[0-9A-F]{8}\.history$/;

/**
 * `base/<id>.tar.age` with `base/<id>.json`, which comes last and makes it one; `wal/<name>.age`; `media/<key>.age`.
 * What is not sealed names no person.
 */
export const placeOf = {
  base: (dir: string, id: string) => join(dir, "base", `${id}.tar${SUFFIX}`),
  about: (dir: string, id: string) => join(dir, "base", `${id}.json`),
  wal: (dir: string, name: string) => join(dir, "wal", name + SUFFIX),
  media: (dir: string, key: string) => join(dir, "media", key + SUFFIX),
};

/** Complete base backups, oldest first. */
export async function listBases(dir: string): Promise<BaseBackup[]> {
  const names = await namesIn(join(dir, "base"));
  const abouts = names.filter((name) => name.endsWith(".json"));
  const bases = await Promise.all(
    abouts.map(
      async (name) => JSON.parse(await readFile(join(dir, "base", name), "utf8")) as BaseBackup,
    ),
  );
  return bases.toSorted((a, b) => a.stoppedAt.localeCompare(b.stoppedAt));
}

export const listWal = (dir: string) => listSealed(join(dir, "wal"));
export const listMedia = (dir: string) => listSealed(join(dir, "media"));

async function listSealed(folder: string): Promise<string[]> {
  const names = await filesBelow(folder);
  return names
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .toSorted();
}

/** Where a piece of the log lies, whatever its timeline; the history of a timeline comes after all of them. */
export function positionOf(name: string): string {
  return name.endsWith(".history") ? "Z" : name.slice(8, 24);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(noFolder);
}

function noFolder(error: NodeJS.ErrnoException): never[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

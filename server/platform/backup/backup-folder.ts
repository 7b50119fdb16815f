import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../storage/files-below.ts";

/** Where backups are stored, the key they are encrypted for, and how long they are kept. */
export interface BackupTarget {
  dir: string;
  recipient: string;
  keepDays: number;
}

/** What is known about a base backup without decrypting it. */
export interface BaseBackup {
  id: string;
  /** The earliest time it can be restored to. */
  stoppedAt: string;
  /** The first WAL segment that it needs. */
  firstSegment: string;
  /** Media files at the time of the backup; more may have been added since. */
  media: string[];
}

const SUFFIX = ".age";
/**
 * A WAL segment (whole, or partial where a restore branched off), a timeline history, or a backup
 * label.
 */
export const WAL_NAME = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?$|^[0-9A-F]{8}\.history$/;

/**
 * `base/<id>.tar.age` with `base/<id>.json`, which is written last and completes the backup;
 * `wal/<name>.age`; `media/<key>.age`. What is not encrypted contains no personal data.
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

/**
 * Position of a WAL segment, regardless of its timeline; timeline histories sort after all
 * segments.
 */
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

import { text } from "node:stream/consumers";
import { type BackupPlace, type BackupStore, backupStore } from "./backup-store.ts";

/** Where backups go, whom they are sealed for, and for how long they are kept. */
export interface BackupTarget {
  store: BackupStore;
  recipient: string;
  keepDays: number;
}

export interface BackupSettings {
  place: BackupPlace;
  recipient: string;
  keepDays: number;
}

export function backupTarget({ place, recipient, keepDays }: BackupSettings): BackupTarget {
  return { store: backupStore(place), recipient, keepDays };
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
export const keyOf = {
  base: (id: string) => `base/${id}.tar${SUFFIX}`,
  about: (id: string) => `base/${id}.json`,
  wal: (name: string) => `wal/${name}${SUFFIX}`,
  media: (key: string) => `media/${key}${SUFFIX}`,
};

/** Complete base backups, oldest first. */
export async function listBases(store: BackupStore): Promise<BaseBackup[]> {
  const files = await store.list("base");
  const abouts = files.filter(({ key }) => key.endsWith(".json"));
  const bases = await Promise.all(
    abouts.map(async ({ key }) => JSON.parse(await text(await store.read(key))) as BaseBackup),
  );
  return bases.toSorted((a, b) => a.stoppedAt.localeCompare(b.stoppedAt));
}

export const listWal = (store: BackupStore) => listSealed(store, "wal");
export const listMedia = (store: BackupStore) => listSealed(store, "media");

async function listSealed(store: BackupStore, folder: string): Promise<string[]> {
  const files = await store.list(folder);
  return files
    .filter(({ key }) => key.endsWith(SUFFIX))
    .map(({ key }) => key.slice(folder.length + 1, -SUFFIX.length))
    .toSorted();
}

/** Where a piece of the log lies, whatever its timeline; the history of a timeline comes after all of them. */
export function positionOf(name: string): string {
  return name.endsWith(".history") ? "Z" : name.slice(8, 24);
}

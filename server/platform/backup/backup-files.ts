import { text } from "node:stream/consumers";
import type { BackupPlace, BackupStore } from "./backup-store.ts";
import { backupStore } from "./choose-store.ts";

/** Where backups are stored, the public key they are encrypted to, and the retention period. */
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

/** Metadata of a base backup that can be read without decrypting it. */
export interface BaseBackup {
  id: string;
  /** The earliest time that it can be restored to. */
  stoppedAt: string;
  /** The first WAL segment that it needs. */
  firstSegment: string;
  /** Media files at the time of the backup; more may have been added since. */
  media: string[];
}

const SUFFIX = ".age";
/**
 * A WAL segment, complete or cut off where a restore began, a timeline history, or the label of a
 * backup.
 */
export const WAL_NAME = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?$|^[0-9A-F]{8}\.history$/;

/**
 * `base/<id>.tar.age` with `base/<id>.json`, which is written last and makes it valid;
 * `wal/<name>.age`; `media/<key>.age`. Nothing unencrypted contains personal data.
 */
export const keyOf = {
  base: (id: string) => `base/${id}.tar${SUFFIX}`,
  about: (id: string) => `base/${id}.json`,
  wal: (name: string) => `wal/${name}${SUFFIX}`,
  media: (key: string) => `media/${key}${SUFFIX}`,
};

/** Complete base backups, oldest first. */
export async function listBases(store: BackupStore): Promise<BaseBackup[]> {
  const bases = await Promise.all((await aboutKeys(store)).map((key) => readAbout(store, key)));
  return bases.toSorted((a, b) => a.stoppedAt.localeCompare(b.stoppedAt));
}

/** The last complete base backup; reads one file, so that it can be watched at every scrape. */
export async function newestBase(store: BackupStore): Promise<BaseBackup | undefined> {
  // Ids are the times at which they were begun.
  const key = (await aboutKeys(store)).toSorted().at(-1);
  return key === undefined ? undefined : readAbout(store, key);
}

async function aboutKeys(store: BackupStore): Promise<string[]> {
  const files = await store.list("base");
  return files.map(({ key }) => key).filter((key) => key.endsWith(".json"));
}

async function readAbout(store: BackupStore, key: string): Promise<BaseBackup> {
  return JSON.parse(await text(await store.read(key))) as BaseBackup;
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

/**
 * Position of a WAL segment, regardless of its timeline; timeline histories sort after all
 * segments.
 */
export function positionOf(name: string): string {
  return name.endsWith(".history") ? "Z" : name.slice(8, 24);
}

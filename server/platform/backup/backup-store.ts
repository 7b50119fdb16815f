import type { Chunks, S3Place } from "../storage/storage.ts";
import { folderBackups } from "./folder-backups.ts";
import { s3Backups } from "./s3-backups.ts";

export interface BackupFile {
  key: string;
  writtenAt: Date;
}

/** Where the files of backups are. */
export interface BackupStore {
  /** For people: a path or an address. */
  name: string;
  /** Makes sure that it is the place that this shop's earlier backups went to. */
  claim(dataDir: string): Promise<void>;
  /** Under its key only when it is complete. */
  write(key: string, source: Chunks): Promise<void>;
  /** Fails with ENOENT where there is none. */
  read(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Also what was left unfinished. @param folder without a slash */
  list(folder: string): Promise<BackupFile[]>;
  remove(key: string): Promise<void>;
}

/** A folder of this machine, absolute, or a bucket. */
export type BackupPlace = string | S3Place;

export function backupStore(place: BackupPlace): BackupStore {
  return typeof place === "string" ? folderBackups(place) : s3Backups(place);
}

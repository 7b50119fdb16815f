import type { Chunks, S3Place } from "../storage/storage.ts";

export interface BackupFile {
  key: string;
  writtenAt: Date;
}

/** Storage for backup files. */
export interface BackupStore {
  /** For display: a path or a URL. */
  name: string;
  /** Ensures that this is the place of this shop's earlier backups. */
  claim(dataDir: string): Promise<void>;
  /** The file appears under its key only when it is complete. */
  write(key: string, source: Chunks): Promise<void>;
  /** Fails with ENOENT if there is no such file. */
  read(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Includes unfinished files. @param folder without a slash */
  list(folder: string): Promise<BackupFile[]>;
  remove(key: string): Promise<void>;
}

/** A folder on this machine (absolute path) or a bucket. */
export type BackupPlace = string | S3Place;

import type { BackupPlace, BackupStore } from "./backup-store.ts";
import { folderBackups } from "./folder-backups.ts";
import { s3Backups } from "./s3-backups.ts";

export function backupStore(place: BackupPlace): BackupStore {
  return typeof place === "string" ? folderBackups(place) : s3Backups(place);
}

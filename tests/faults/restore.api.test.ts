import { test } from "vitest";
import { backupStore } from "#server/platform/backup/choose-store.ts";
import { expectRestored, RESTORE_TIMEOUT_MS } from "./restore-check.ts";

/** `restore.faults.test.ts` does the same with a bucket. */
test(
  "from a backup in a folder, every order acknowledged up to a second is restored, and none placed after it",
  () => expectRestored((folder) => ({ store: backupStore(folder), env: { BACKUP_DIR: folder } })),
  RESTORE_TIMEOUT_MS,
);

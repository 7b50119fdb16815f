import { test } from "vitest";
import { backupStore } from "#server/platform/backup/choose-store.ts";
import { expectRestored, RESTORE_TIMEOUT_MS } from "./restore-check.ts";

/** `restore.faults.test.ts` does the same with a bucket. */
test(
  "restores exactly the orders before a given second from a folder",
  () => expectRestored((folder) => ({ store: backupStore(folder), env: { BACKUP_DIR: folder } })),
  RESTORE_TIMEOUT_MS,
);

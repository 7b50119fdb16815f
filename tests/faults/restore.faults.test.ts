import { onTestFinished, test } from "vitest";
import { backupStore } from "#server/platform/backup/choose-store.ts";
import { startS3Server } from "#server/testing/s3/s3-server.ts";
import { expectRestored, RESTORE_TIMEOUT_MS } from "./restore-check.ts";

test(
  "restores exactly the orders before a given second from a bucket",
  () =>
    expectRestored(async () => {
      const { place, stop } = await startS3Server();
      onTestFinished(stop);
      return {
        store: backupStore(place),
        env: {
          BACKUP_S3_BUCKET: place.bucket,
          BACKUP_S3_ENDPOINT: place.endpoint ?? "",
          BACKUP_S3_KEY: place.keys?.id ?? "",
          BACKUP_S3_SECRET: place.keys?.secret ?? "",
        },
      };
    }),
  RESTORE_TIMEOUT_MS,
);

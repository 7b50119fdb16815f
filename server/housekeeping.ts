import { sql } from "kysely";
import type { Job } from "./platform/jobs.ts";
import type { Platform } from "./platform/platform.ts";

/** What is tidied up every night. */
export function housekeeping(platform: Platform): Job[] {
  return [
    {
      name: "forget-idempotency-keys",
      cron: "20 4 * * *",
      run: async () => {
        await sql`delete from platform.idempotency_key where created_at < now() - interval '7 days'`.execute(
          platform.db,
        );
      },
    },
  ];
}

import { sql } from "kysely";
import type { Platform } from "../platform.ts";
import { sweepOutbox } from "./outbox-folder.ts";

/** Messages that ended a month ago are forgotten: a recipient is a person. */
export async function sweepMessages(platform: Platform): Promise<void> {
  await sql`delete from platform.outgoing_message where ended_at < now() - interval '30 days'`.execute(
    platform.db,
  );
  await sweepOutbox(platform.outbox);
}

import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import { defineEvent } from "../events.ts";
import type { Work } from "../postgres/unit-of-work.ts";
import type { PostTables } from "./tables.ts";

export interface Addressed {
  to: string;
  locale: Locale;
  /** Not delivered any later: a code that has run out only confuses. */
  expiresAt?: Date | undefined;
  /** Deleted once it has left: for people who are being forgotten. */
  leavesNoTrace?: boolean | undefined;
}

/** A mail or short message is ready to leave. */
export const messageQueued = defineEvent<{ id: number }>("message.queued");

/** Writes a message down with the command that causes it; it leaves after the commit, or never. */
export async function queueMessage(
  work: Work,
  channel: "mail" | "sms",
  { to, locale, expiresAt, leavesNoTrace = false }: Addressed,
  content: object,
): Promise<void> {
  const { id } = await work.db
    .$extendTables<PostTables>()
    .insertInto("platform.outgoing_message")
    .values({
      channel,
      recipient: to,
      locale,
      content: sql`${JSON.stringify(content, storable)}::jsonb`,
      expires_at: expiresAt ?? null,
      leaves_no_trace: leavesNoTrace,
      // When it is written, not when its command began: messages leave in the order in which they were written.
      due_at: sql`clock_timestamp()`,
      ended_at: null,
      outcome: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await work.emit(messageQueued, { id });
}

/** NUL and halves of characters cannot be stored, and no mail program could show them. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : value;
}

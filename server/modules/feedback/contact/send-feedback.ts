import type { Locale } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FeedbackTables } from "../tables.ts";

export interface NewMessage {
  shopperId: number | undefined;
  userName: string;
  email: string;
  /** The subject. */
  message: string;
  description: string;
  locale: Locale;
}

/** Stores a message to the shop. */
export async function sendFeedback(work: Work, written: NewMessage): Promise<Date> {
  const { shopperId, userName, ...texts } = written;
  const { sent_at } = await work.db
    .$extendTables<FeedbackTables>()
    .insertInto("feedback.message")
    .values({ ...texts, shopper_id: shopperId ?? null, user_name: userName })
    .returning("sent_at")
    .executeTakeFirstOrThrow();
  return sent_at;
}

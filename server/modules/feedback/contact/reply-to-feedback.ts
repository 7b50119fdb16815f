import { sql } from "kysely";
import { refuse } from "#server/platform/http/problem-error.ts";
import { sayTexts } from "#server/platform/messages/message-book.ts";
import { sendMail } from "#server/platform/outbox/mail.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { replyMails } from "../messages/reply-mail-book.ts";
import type { FeedbackTables } from "../tables.ts";

const PARAGRAPH = /\r?\n\s*\n/;

/** Answers a message once: the reply is stored, and mailed in the language of the message. */
export async function replyToFeedback(
  work: Work,
  messageId: number,
  reply: string,
  staffId: number,
): Promise<void> {
  const db = work.db.$extendTables<FeedbackTables>();
  const answered = await db
    .updateTable("feedback.message")
    .set({ reply, replied_at: sql<Date>`now()`, replied_by: staffId })
    .where("id", "=", messageId)
    .where("reply", "is", null)
    .returning(["user_name", "email", "message", "locale"])
    .executeTakeFirst();
  if (!answered) return refuseReply(work, messageId);
  const { user_name: name, email, message, locale } = answered;
  const t = await sayTexts(work.db, replyMails, locale);
  await sendMail(work, {
    to: email,
    locale,
    subject: t("reply.subject", { message }),
    parts: [
      { kind: "heading", text: t("reply.heading", { name }) },
      { kind: "text", text: t("reply.thanks", { message }) },
      ...reply.split(PARAGRAPH).map((text) => ({ kind: "text" as const, text })),
      { kind: "note", text: t("reply.more") },
    ],
  });
}

async function refuseReply(work: Work, messageId: number): Promise<never> {
  const known = await work.db
    .$extendTables<FeedbackTables>()
    .selectFrom("feedback.message")
    .select("id")
    .where("id", "=", messageId)
    .executeTakeFirst();
  return refuse(known ? "feedback-answered" : "not-found");
}

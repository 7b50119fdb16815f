import { sql } from "kysely";
import type { Feedback } from "#contract/feedback/contact-endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { FeedbackTables } from "../tables.ts";

export const MESSAGES_PAGE = 20;

function messages(db: Connection) {
  return db
    .$extendTables<FeedbackTables>()
    .selectFrom("feedback.message")
    .select([
      "id",
      "user_name as userName",
      "email",
      "message",
      "description",
      "locale",
      "sent_at",
      "reply",
      "replied_at",
      sql<number>`count(*) over ()::integer`.as("total"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof messages>["execute"]>>[number];

/** Open messages, longest waiting first; or answered ones, latest answer first. */
export async function findMessages(
  db: Connection,
  state: "open" | "answered",
  page: number,
): Promise<{ items: Feedback[]; total: number }> {
  const isOpen = state === "open";
  const rows = await messages(db)
    .where("reply", isOpen ? "is" : "is not", null)
    .orderBy(isOpen ? "sent_at" : "replied_at", isOpen ? "asc" : "desc")
    .orderBy("id")
    .limit(MESSAGES_PAGE)
    .offset((page - 1) * MESSAGES_PAGE)
    .execute();
  return { items: rows.map(presentMessage), total: rows[0]?.total ?? 0 };
}

export async function messageById(db: Connection, id: number): Promise<Feedback> {
  return presentMessage(await messages(db).where("id", "=", id).executeTakeFirstOrThrow());
}

function presentMessage(row: Row): Feedback {
  const { sent_at, replied_at, total: _, ...message } = row;
  return {
    ...message,
    at: sent_at.toISOString(),
    repliedAt: replied_at?.toISOString() ?? null,
  };
}

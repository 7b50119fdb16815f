import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { invalidateRatings } from "./ratings/invalidate-ratings.ts";
import type { FeedbackTables } from "./tables.ts";

/** Everything kept here about a person, for the person to read. */
export async function exportFeedback(db: Connection, { shopperId }: { shopperId: number }) {
  const tables = db.$extendTables<FeedbackTables>();
  const ratings = await tables
    .selectFrom("feedback.rating")
    .select(["product_id as productId", "author", "value", "text", "state", "rated_at as ratedAt"])
    .where("shopper_id", "=", shopperId)
    .orderBy("rated_at", "desc")
    .execute();
  const messages = await tables
    .selectFrom("feedback.message")
    .select(["user_name as userName", "email", "message", "description", "sent_at as sentAt"])
    .select(["reply", "replied_at as repliedAt"])
    .where("shopper_id", "=", shopperId)
    .orderBy("sent_at", "desc")
    .execute();
  return { ratings, messages };
}

/** The person's words go with the person, also those that were written under the same email without signing in. */
export async function eraseFeedback(
  work: Work,
  shopperId: number,
  email: string | null,
): Promise<void> {
  const db = work.db.$extendTables<FeedbackTables>();
  await db
    .deleteFrom("feedback.message")
    .where((row) => row.or([row("shopper_id", "=", shopperId), row("email", "=", email)]))
    .execute();
  const ratings = await db
    .deleteFrom("feedback.rating")
    .where("shopper_id", "=", shopperId)
    .returning("product_id")
    .execute();
  if (ratings.length > 0) {
    invalidateRatings(
      work,
      ratings.map((rating) => rating.product_id),
    );
  }
}

/** What a browser wrote before its customer signed in is the customer's. */
export async function mergeFeedback(work: Work, fromId: number, toId: number): Promise<void> {
  await work.db
    .$extendTables<FeedbackTables>()
    .updateTable("feedback.message")
    .set({ shopper_id: toId })
    .where("shopper_id", "=", fromId)
    .execute();
}

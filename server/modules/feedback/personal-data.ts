import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { invalidateRatings } from "./ratings/invalidate-ratings.ts";
import type { FeedbackTables } from "./tables.ts";

/** Everything stored here about a person, for the data export. */
export async function exportFeedback(db: Connection, { shopperId }: { shopperId: number }) {
  const tables = db.$extendTables<FeedbackTables>();
  const ratings = await tables
    .selectFrom("feedback.rating")
    .select([
      "id",
      "product_id as productId",
      "author",
      "value",
      "text",
      "state",
      "rated_at as ratedAt",
    ])
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
  const pictures = await tables
    .selectFrom("feedback.rating_picture")
    .select(["rating_id", "bytes"])
    .where("shopper_id", "=", shopperId)
    .orderBy("place")
    .execute();
  return {
    ratings: ratings.map(({ id, ...rating }) => ({
      ...rating,
      pictures: pictures.filter((one) => one.rating_id === id).map(asText),
    })),
    unsentPictures: pictures.filter((one) => one.rating_id === null).map(asText),
    messages,
  };
}

/** The picture itself as a data URL, which any browser opens. */
function asText({ bytes }: { bytes: Buffer }): string {
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

/**
 * Erases a person's texts and pictures, including those written under the same email without
 * signing in.
 */
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
  await db.deleteFrom("feedback.rating_picture").where("shopper_id", "=", shopperId).execute();
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

/** What a browser wrote before its customer signed in becomes the customer's. */
export async function mergeFeedback(work: Work, fromId: number, toId: number): Promise<void> {
  await work.db
    .$extendTables<FeedbackTables>()
    .updateTable("feedback.message")
    .set({ shopper_id: toId })
    .where("shopper_id", "=", fromId)
    .execute();
}

/**
 * Moves the ratings of one account to another, with their pictures; of two for the same product the
 * later one stays.
 */
export async function mergeRatings(work: Work, fromId: number, toId: number): Promise<void> {
  const { rows: twice } = await sql<{ product_id: number }>`
    delete from feedback.rating as older using feedback.rating as newer
    where older.product_id = newer.product_id and older.shopper_id in (${fromId}, ${toId})
      and newer.shopper_id in (${fromId}, ${toId}) and (older.rated_at, older.id) < (newer.rated_at, newer.id)
    returning older.product_id
  `.execute(work.db);
  const db = work.db.$extendTables<FeedbackTables>();
  for (const table of ["feedback.rating", "feedback.rating_picture"] as const)
    await db
      .updateTable(table)
      .set({ shopper_id: toId })
      .where("shopper_id", "=", fromId)
      .execute();
  if (twice.length > 0)
    invalidateRatings(
      work,
      twice.map((rating) => rating.product_id),
    );
}

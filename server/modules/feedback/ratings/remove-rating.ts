import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FeedbackTables } from "../tables.ts";
import { invalidateRatings } from "./invalidate-ratings.ts";

/** Deletes guests' ratings and their pictures when the author is erased. */
export async function removeRatingsOfOrders(work: Work, orderIds: number[]): Promise<void> {
  if (orderIds.length === 0) return;
  const db = work.db.$extendTables<FeedbackTables>();
  await db.deleteFrom("feedback.rating_picture").where("order_id", "in", orderIds).execute();
  const removed = await db
    .deleteFrom("feedback.rating")
    .where("order_id", "in", orderIds)
    .returning("product_id")
    .execute();
  if (removed.length === 0) return;
  invalidateRatings(
    work,
    removed.map((rating) => rating.product_id),
  );
}

/**
 * The author withdraws a rating; its pictures are kept for a while, so that it can be sent again.
 * Somebody else's rating is not found.
 */
export async function removeRating(work: Work, shopperId: number, ratingId: number): Promise<void> {
  const removed = await work.db
    .$extendTables<FeedbackTables>()
    .deleteFrom("feedback.rating")
    .where("id", "=", ratingId)
    .where("shopper_id", "=", shopperId)
    .returning("product_id")
    .executeTakeFirst();
  if (!removed) refuse("not-found");
  invalidateRatings(work, [removed.product_id]);
}

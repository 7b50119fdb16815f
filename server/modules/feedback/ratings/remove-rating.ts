import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FeedbackTables } from "../tables.ts";
import { invalidateRatings } from "./invalidate-ratings.ts";

/** The author takes a rating back; its pictures stay for a while, so that it can be sent again. Somebody else's is not found. */
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

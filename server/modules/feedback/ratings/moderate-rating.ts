import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FeedbackTables, RatingState } from "../tables.ts";
import { invalidateRatings } from "./invalidate-ratings.ts";

/** Publishes, hides or reopens a rating. @returns its state before */
export async function moderateRating(
  work: Work,
  ratingId: number,
  state: RatingState,
): Promise<RatingState> {
  const db = work.db.$extendTables<FeedbackTables>();
  const rating = await db
    .selectFrom("feedback.rating")
    .select(["product_id", "state"])
    .where("id", "=", ratingId)
    .forUpdate()
    .executeTakeFirst();
  if (!rating) refuse("not-found");
  await db
    .updateTable("feedback.rating")
    .set({ state, decided_at: state === "waiting" ? null : new Date() })
    .where("id", "=", ratingId)
    .execute();
  invalidateRatings(work, [rating.product_id]);
  return rating.state;
}

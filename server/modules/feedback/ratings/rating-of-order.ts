import type { OwnRating } from "#contract/feedback/rating-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { ownRating, presentRatings } from "./present-rating.ts";
import { findRatings } from "./rating-queries.ts";

/** A guest's order itself proves the purchase, so no lookup is needed. */
const NOBODY = { wereMade: async () => [] };

/** A guest's rating of a product in an order, as its author sees it. */
export async function ratingOfOrder(
  db: Connection,
  locale: Locale,
  orderId: number,
  productId: number,
): Promise<OwnRating | null> {
  const { rows } = await findRatings(db, { orderId, productId });
  const [rating] = await presentRatings(NOBODY, db, rows, locale);
  return rating ? ownRating(rating) : null;
}

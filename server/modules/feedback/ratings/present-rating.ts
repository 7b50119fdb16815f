import type {
  ModeratedRating,
  OwnRating,
  PublishedRating,
} from "#contract/feedback/rating-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { productNames } from "#server/modules/catalog/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Purchases } from "./purchases.ts";
import type { FoundRating, RatingRow } from "./rating-queries.ts";

/**
 * Whether each author bought the product here; a guest's rating belongs to an order that contained
 * it.
 */
export async function boughtMarks(
  made: Purchases,
  db: Connection,
  ratings: Pick<RatingRow, "productId" | "shopperId" | "orderId">[],
): Promise<boolean[]> {
  const purchases = ratings.flatMap(({ shopperId, productId }) =>
    shopperId === null ? [] : [{ shopperId, productId }],
  );
  const wereMade = purchases.length > 0 ? await made.wereMade(db, purchases) : [];
  const bought = new Set(
    purchases
      .filter((_, index) => wereMade[index])
      .map(({ shopperId, productId }) => `${shopperId} ${productId}`),
  );
  return ratings.map(
    ({ shopperId, productId, orderId }) =>
      orderId !== null || bought.has(`${shopperId} ${productId}`),
  );
}

export function presentPublished(
  { id, value, text, locale, author, pictures, at }: Omit<RatingRow, "at"> & { at: string },
  isBought: boolean,
): PublishedRating {
  return { id, value, text, locale, author, isBought, pictures, at: new Date(at).toISOString() };
}

/** Ratings with their product names, for their authors and for staff. */
export async function presentRatings(
  purchases: Purchases,
  db: Connection,
  rows: FoundRating[],
  language: Locale,
): Promise<ModeratedRating[]> {
  const marks = await boughtMarks(purchases, db, rows);
  const names = await productNames(
    db,
    rows.map(({ productId }) => productId),
  );
  return rows.map((row, index) => {
    const { id, productId, value, text, state, author, locale, pictures, reports, at } = row;
    const product = names.get(productId);
    return {
      id,
      productId,
      value,
      text,
      state,
      author,
      locale,
      productName: product?.name[language] ?? "",
      productPath: product?.path?.[language] ?? null,
      isBought: marks[index] ?? false,
      pictures,
      reports,
      at: at.toISOString(),
    };
  });
}

/** What the author sees of a rating. */
export function ownRating(moderated: ModeratedRating): OwnRating {
  const { author: _, locale: __, reports: ___, ...rating } = moderated;
  return rating;
}

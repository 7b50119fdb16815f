import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { attachPictures } from "./pictures/keep-picture.ts";
import { invalidateRatings } from "./invalidate-ratings.ts";

export interface NewRating {
  productId: number;
  shopperId: number;
  author: string;
  locale: Locale;
  value: number;
  text: string;
  /** All that it is to have, in order. */
  pictures: readonly string[];
}

/**
 * Rates a product, or replaces the shopper's rating of it. A replaced rating waits for staff under a new id, so that
 * nobody publishes words that were changed after they had been read; the same rating again changes nothing.
 * @returns its id
 */
export async function rateProduct(work: Work, rating: NewRating): Promise<number> {
  const { productId, shopperId, author, locale, value, text, pictures } = rating;
  const isSame = sql`(rating.value = excluded.value and rating.text = excluded.text and ${pictures}::uuid[] = (
    select coalesce(array_agg(picture.id order by place), '{}') from feedback.rating_picture as picture
    where picture.rating_id = rating.id
  ))`;
  const { rows } = await sql<{ id: number }>`
    insert into feedback.rating as rating (product_id, shopper_id, author, locale, value, text)
    select id, ${shopperId}, ${author}, ${locale}, ${value}, ${text}
    from catalog.listed_product where id = ${productId}
    on conflict (shopper_id, product_id) do update set
      id = case when ${isSame} then rating.id else excluded.id end,
      state = case when ${isSame} then rating.state else 'waiting' end,
      decided_at = case when ${isSame} then rating.decided_at end,
      rated_at = case when ${isSame} then rating.rated_at else excluded.rated_at end,
      author = excluded.author, locale = excluded.locale, value = excluded.value, text = excluded.text
    returning id`.execute(work.db);
  const [row] = rows;
  if (!row) refuse("not-found");
  await attachPictures(work, row.id, rating, pictures);
  invalidateRatings(work, [productId]);
  return row.id;
}

import { sql } from "kysely";
import { authorName } from "#contract/feedback/rating-values.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { invalidateRatings } from "./invalidate-ratings.ts";
import { attachPictures, type RatingOwner } from "./pictures/keep-picture.ts";

interface RatingWords {
  productId: number;
  locale: Locale;
  value: number;
  text: string;
}

export interface NewRating extends RatingWords {
  shopperId: number;
  author: string;
  /** All pictures of the rating, in order. */
  pictures: readonly string[];
}

interface GuestRating extends RatingWords {
  /** The order that contained the product. */
  orderId: number;
  /** The name given on the order, as typed. */
  name: string;
  pictures: readonly string[];
}

/**
 * Rates a product, or replaces the shopper's rating of it. A replaced rating waits for staff under
 * a new id, so that nobody publishes a text that was changed after it was read; the same rating
 * again changes nothing.
 * @returns its id
 */
export async function rateProduct(work: Work, rating: NewRating): Promise<number> {
  return writeWithPictures(work, rating, { column: "shopper_id", id: rating.shopperId });
}

/** The same for a guest: one per product of an order. */
export async function rateAsGuest(work: Work, { name, ...rating }: GuestRating): Promise<void> {
  const [first = "", ...more] = name.trim().split(/\s+/);
  const author = authorName(first, more.at(-1) ?? "");
  const owner = { column: "order_id", id: rating.orderId } as const;
  await writeWithPictures(work, { ...rating, author }, owner);
}

async function writeWithPictures(
  work: Work,
  rating: Omit<NewRating, "shopperId">,
  owner: RatingOwner,
): Promise<number> {
  const id = await writeRating(work, rating, owner);
  await attachPictures(work, id, { owner, productId: rating.productId }, rating.pictures);
  return id;
}

async function writeRating(
  work: Work,
  { productId, author, locale, value, text, pictures }: Omit<NewRating, "shopperId">,
  owner: RatingOwner,
): Promise<number> {
  const ofOwner = sql.ref(owner.column);
  const isSame = sql`(rating.value = excluded.value and rating.text = excluded.text and ${pictures}::uuid[] = (
    select coalesce(array_agg(picture.id order by place), '{}') from feedback.rating_picture as picture
    where picture.rating_id = rating.id
  ))`;
  const { rows } = await sql<{ id: number }>`
    insert into feedback.rating as rating (product_id, ${ofOwner}, author, locale, value, text)
    select id, ${owner.id}::integer, ${author}, ${locale}, ${value}, ${text}
    from catalog.listed_product where id = ${productId}
    on conflict (${ofOwner}, product_id) do update set
      id = case when ${isSame} then rating.id else excluded.id end,
      state = case when ${isSame} then rating.state else 'waiting' end,
      decided_at = case when ${isSame} then rating.decided_at end,
      rated_at = case when ${isSame} then rating.rated_at else excluded.rated_at end,
      author = excluded.author, locale = excluded.locale, value = excluded.value, text = excluded.text
    returning id`.execute(work.db);
  const [row] = rows;
  if (!row) refuse("not-found");
  invalidateRatings(work, [productId]);
  return row.id;
}

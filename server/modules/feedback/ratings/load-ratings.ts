import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { invalidateRatings } from "./invalidate-ratings.ts";

/** A published rating by an author without an account: for the demo shop. */
export interface LoadedRating {
  productId: number;
  author: string;
  locale: Locale;
  value: number;
  text: string;
  ratedAt: Date;
}

/** Loads published ratings whose authors are just names. */
export async function loadRatings(work: Work, ratings: LoadedRating[]): Promise<void> {
  await sql`
    insert into feedback.rating
      (product_id, author, locale, value, text, rated_at, state, decided_at)
    select product_id, author, locale, value, text, rated_at, 'published', rated_at
    from unnest(
      ${ratings.map((rating) => rating.productId)}::integer[],
      ${ratings.map((rating) => rating.author)}::text[],
      ${ratings.map((rating) => rating.locale)}::text[],
      ${ratings.map((rating) => rating.value)}::smallint[],
      ${ratings.map((rating) => rating.text)}::text[],
      ${ratings.map((rating) => rating.ratedAt)}::timestamptz[]
    ) as loaded (product_id, author, locale, value, text, rated_at)`.execute(work.db);
  invalidateRatings(work, [...new Set(ratings.map((rating) => rating.productId))]);
}

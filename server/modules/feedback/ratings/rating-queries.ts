import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { FeedbackTables, RatingState } from "../tables.ts";

export const RATINGS_PAGE = 10;

export interface RatingRow {
  id: number;
  productId: number;
  shopperId: number | null;
  author: string;
  locale: Locale;
  value: number;
  text: string;
  state: RatingState;
  at: Date;
}

export interface ProductRatings {
  count: number;
  average: number | null;
  distribution: number[];
  ratings: (Omit<RatingRow, "at"> & { at: string })[];
}

/** A page of published ratings with what they come to, in one statement; `undefined`: no such product is shown. */
export async function productRatings(
  db: Connection,
  productId: number,
  page: number,
): Promise<ProductRatings | undefined> {
  const { rows } = await sql<ProductRatings>`
    select
      coalesce(total.count, 0) as count, total.average,
      coalesce(total.distribution, '{0,0,0,0,0}') as distribution,
      coalesce((
        select json_agg(shown order by at desc, id desc)
        from (
          select id, product_id as "productId", shopper_id as "shopperId", author, locale, value,
            text, state, rated_at as at
          from feedback.rating
          where product_id = product.id and state = 'published'
          order by rated_at desc, id desc
          limit ${RATINGS_PAGE} offset ${(page - 1) * RATINGS_PAGE}
        ) as shown), '[]') as ratings
    from catalog.listed_product as product
    left join feedback.product_rating as total on total.product_id = product.id
    where product.id = ${productId}`.execute(db);
  return rows[0];
}

export interface RatingFilter {
  shopperId?: number;
  productId?: number | undefined;
  state?: RatingState;
  id?: number;
}

interface RatingPage {
  rows: RatingRow[];
  total: number;
}

/** Ratings by whom, of what and in which state; those that wait, the oldest first. */
export async function findRatings(
  db: Connection,
  filter: RatingFilter,
  page = 1,
): Promise<RatingPage> {
  const { shopperId, productId, state, id } = filter;
  const oldestFirst = state === "waiting";
  const found = await db
    .$extendTables<FeedbackTables>()
    .selectFrom("feedback.rating")
    .select([
      "id",
      "product_id as productId",
      "shopper_id as shopperId",
      "author",
      "locale",
      "value",
      "text",
      "state",
      "rated_at as at",
      sql<number>`count(*) over ()::integer`.as("total"),
    ])
    .$if(shopperId !== undefined, (query) => query.where("shopper_id", "=", shopperId ?? 0))
    .$if(productId !== undefined, (query) => query.where("product_id", "=", productId ?? 0))
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "waiting"))
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("rated_at", oldestFirst ? "asc" : "desc")
    .orderBy("id", oldestFirst ? "asc" : "desc")
    .limit(RATINGS_PAGE)
    .offset((page - 1) * RATINGS_PAGE)
    .execute();
  return { rows: found, total: found[0]?.total ?? 0 };
}

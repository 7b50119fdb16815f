import { sql } from "kysely";
import type { RatingPicture, Review } from "#contract/feedback/rating-endpoints.ts";
import type { RatingSort } from "#contract/feedback/rating-values.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import type { FeedbackTables, RatingState } from "../tables.ts";

export const RATINGS_PAGE = 10;

export interface RatingRow {
  id: number;
  productId: number;
  shopperId: number | null;
  /** For a guest's rating: the order that contained the product. */
  orderId: number | null;
  author: string;
  locale: Locale;
  value: number;
  text: string;
  state: RatingState;
  pictures: RatingPicture[];
  at: Date;
}

/** A rating as its author and staff see it. */
export interface FoundRating extends RatingRow {
  reports: number;
}

export interface ProductRatings {
  /** Number of ratings found. */
  count: number;
  average: number | null;
  distribution: number[];
  ratings: (Omit<RatingRow, "at"> & { at: string })[];
}

export interface RatingsAsked {
  page: number;
  value?: number | undefined;
  sort: RatingSort;
}

/** Ties are ordered newest first. */
const ORDERS = {
  newest: sql`rated_at desc, rating.id desc`,
  highest: sql`value desc, rated_at desc, rating.id desc`,
  lowest: sql`value, rated_at desc, rating.id desc`,
} satisfies Record<RatingSort, unknown>;

const picturesOfRating = sql<RatingPicture[]>`(
  select coalesce(json_agg(json_build_object('id', picture.id, 'width', width, 'height', height) order by place), '[]')
  from feedback.rating_picture as picture where picture.rating_id = rating.id
)`;

/**
 * A page of published ratings with their totals, in one statement; `undefined`: the product is not
 * visible.
 */
export async function productRatings(
  db: Connection,
  productId: number,
  { page, value, sort }: RatingsAsked,
): Promise<ProductRatings | undefined> {
  const { rows } = await sql<ProductRatings>`
    select
      coalesce(${value === undefined ? sql`total.count` : sql`total.distribution[${value}]`}, 0) as count, total.average,
      coalesce(total.distribution, '{0,0,0,0,0}') as distribution,
      coalesce((
        select json_agg(shown order by number)
        from (
          select rating.id, product_id as "productId", shopper_id as "shopperId", order_id as "orderId", author, locale, value,
            text, state, rated_at as at, ${picturesOfRating} as pictures,
            row_number() over (order by ${ORDERS[sort]}) as number
          from feedback.rating
          where product_id = product.id and state = 'published' and value = coalesce(${value ?? null}, value)
          order by number
          limit ${RATINGS_PAGE} offset ${(page - 1) * RATINGS_PAGE}
        ) as shown), '[]') as ratings
    from catalog.listed_product as product
    left join feedback.product_rating as total on total.product_id = product.id
    where product.id = ${productId}`.execute(db);
  return rows[0];
}

/** Number of reviews in the structured data: fewer than the page shows at first. */
const REVIEWS = 5;

/** The newest published ratings of a product, the ones its page shows first. */
export async function newestReviews(db: Connection, productId: number): Promise<Review[]> {
  const rows = await db
    .$extendTables<FeedbackTables>()
    .selectFrom("feedback.rating")
    .select(["value", "text", "locale", "author", "rated_at"])
    .modifyFront(PREPARED)
    .where("product_id", "=", productId)
    .where("state", "=", "published")
    .orderBy("rated_at", "desc")
    .orderBy("id", "desc")
    .limit(REVIEWS)
    .execute();
  return rows.map(({ rated_at: at, ...review }) => ({ ...review, at: at.toISOString() }));
}

export interface RatingFilter {
  shopperId?: number;
  orderId?: number;
  productId?: number | undefined;
  state?: RatingState | "reported";
  id?: number;
}

interface RatingPage {
  rows: FoundRating[];
  total: number;
}

/** Reports of the current text, since staff last decided about it. */
const openReports = sql<number>`(
  select count(*)::integer from feedback.rating_report as report
  where report.rating_id = rating.id and report.at > greatest(rated_at, decided_at)
)`;

/**
 * Ratings by author, product and state; pending ones oldest first, reported ones most reported
 * first.
 */
export async function findRatings(
  db: Connection,
  filter: RatingFilter,
  page = 1,
): Promise<RatingPage> {
  const { shopperId, orderId, productId, state, id } = filter;
  const oldestFirst = state === "waiting";
  const isReported = state === "reported";
  const found = await db
    .$extendTables<FeedbackTables>()
    .selectFrom("feedback.rating")
    .select([
      "id",
      "product_id as productId",
      "shopper_id as shopperId",
      "order_id as orderId",
      "author",
      "locale",
      "value",
      "text",
      "state",
      "rated_at as at",
      picturesOfRating.as("pictures"),
      openReports.as("reports"),
      sql<number>`count(*) over ()::integer`.as("total"),
    ])
    .$if(shopperId !== undefined, (query) => query.where("shopper_id", "=", shopperId ?? 0))
    .$if(orderId !== undefined, (query) => query.where("order_id", "=", orderId ?? 0))
    .$if(productId !== undefined, (query) => query.where("product_id", "=", productId ?? 0))
    .$if(state !== undefined, (query) =>
      query.where("state", "=", isReported ? "published" : (state ?? "waiting")),
    )
    .$if(isReported, (query) => query.where(openReports, ">", 0).orderBy("reports", "desc"))
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("rated_at", oldestFirst ? "asc" : "desc")
    .orderBy("id", oldestFirst ? "asc" : "desc")
    .limit(RATINGS_PAGE)
    .offset((page - 1) * RATINGS_PAGE)
    .execute();
  return { rows: found, total: found[0]?.total ?? 0 };
}

/** Everything a shopper has rated, or a guest by an order, in any state. */
export async function ratedProducts(
  db: Connection,
  by: { shopperId: number | null; orderId: number },
): Promise<number[]> {
  const rows = await db
    .$extendTables<FeedbackTables>()
    .selectFrom("feedback.rating")
    .select("product_id")
    .where((row) =>
      row.or([row("shopper_id", "=", by.shopperId), row("order_id", "=", by.orderId)]),
    )
    .execute();
  return rows.map((row) => row.product_id);
}

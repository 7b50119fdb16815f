import { ratingEndpoints as contract } from "#contract/feedback/rating-endpoints.ts";
import { authorName } from "#contract/feedback/rating-values.ts";
import { customerById } from "#server/modules/customers/index.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FeedbackTables, RatingState } from "../tables.ts";
import { invalidateRatings } from "./invalidate-ratings.ts";
import { boughtMarks, ownRating, presentPublished, presentRatings } from "./present-rating.ts";
import type { Purchases } from "./purchases.ts";
import { rateProduct } from "./rate-product.ts";
import { findRatings, productRatings, RATINGS_PAGE } from "./rating-queries.ts";
import { removeRating } from "./remove-rating.ts";
import { reportRating } from "./report-rating.ts";

const RATINGS_PER_MINUTE = 20;

/** Names in the audit log. */
const ACTIONS = { published: "publish", declined: "decline", waiting: "reopen" } as const;

export const ratingRoutes: ModulePlugin<[Purchases]> = (app, platform, purchases) => {
  const { db } = platform;

  serveEndpoint(app, contract.listRatings, async ({ params: { id }, query }) => {
    const found = await productRatings(db, id, query);
    if (!found) refuse("not-found");
    const { ratings, count: total, average, distribution } = found;
    const marks = await boughtMarks(purchases, db, ratings);
    const items = ratings.map((rating, index) => presentPublished(rating, marks[index] ?? false));
    return { items, total, page: query.page, pageSize: RATINGS_PAGE, average, distribution };
  });

  serveEndpoint(
    app,
    contract.reportRating,
    ({ params, request }) => reportRating(platform, params.id, request.ip),
    { perMinute: RATINGS_PER_MINUTE },
  );

  serveEndpoint(
    app,
    contract.rateProduct,
    async ({ who, params, body, locale }) =>
      inTransaction(platform, async (work) => {
        const { shopperId } = who;
        const { first_name, last_name } = await customerById(work.db, who.id);
        const rated = { ...body, productId: params.id, shopperId, locale };
        const author = authorName(first_name, last_name);
        const id = await rateProduct(work, { ...rated, author });
        const { rows } = await findRatings(work.db, { id });
        const [rating] = await presentRatings(purchases, work.db, rows, locale);
        return rating ? ownRating(rating) : refuse("not-found");
      }),
    { perMinute: RATINGS_PER_MINUTE },
  );

  serveEndpoint(app, contract.listOwnRatings, async ({ who, query, locale }) => {
    const { page, productId } = query;
    const { rows, total } = await findRatings(db, { shopperId: who.shopperId, productId }, page);
    const items = await presentRatings(purchases, db, rows, locale);
    return { items: items.map(ownRating), total, page, pageSize: RATINGS_PAGE };
  });

  serveEndpoint(app, contract.removeOwnRating, async ({ who, params }) => {
    await inTransaction(platform, (work) => removeRating(work, who.shopperId, params.id));
    return undefined;
  });

  serveEndpoint(app, contract.listModeratedRatings, async ({ query: { page, state }, locale }) => {
    const { rows, total } = await findRatings(db, { state }, page);
    const items = await presentRatings(purchases, db, rows, locale);
    return { items, total, page, pageSize: RATINGS_PAGE };
  });

  serveStaffCommand(app, platform, contract.moderateRating, async (input) => {
    const { work, params, body, record, locale } = input;
    const before = await moderateRating(work, params.id, body.state);
    await record({
      action: `rating.${ACTIONS[body.state]}`,
      target: `rating:${params.id}`,
      before: { state: before },
      after: { state: body.state },
    });
    const { rows } = await findRatings(work.db, { id: params.id });
    const [rating] = await presentRatings(purchases, work.db, rows, locale);
    return rating ?? refuse("not-found");
  });
};

/** Publishes, hides or reopens a rating. @returns its state before */
async function moderateRating(
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

import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { id, line, numeric, wholeNumber } from "../kernel/schema.ts";
import { MAX_RATING_TEXT } from "./rating-values.ts";

const RATING_STATES = ["waiting", "published", "declined"] as const;

/** One rule for missing, too small, too large and not whole: it has its own words. */
const starred = numeric(
  z.custom<number>(
    (value) => typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 5,
    { params: { rule: "rating" } },
  ),
);

const star = z.int().check(z.minimum(1), z.maximum(5));

export const publishedRatingSchema = z.object({
  id: z.int(),
  value: star,
  /** Empty: stars alone. */
  text: z.string(),
  /** Language the author was reading in. */
  locale: z.string(),
  /** First name and initial. */
  author: z.string(),
  /** The author bought this product here. */
  isBought: z.boolean(),
  at: z.string(),
});
export type PublishedRating = z.output<typeof publishedRatingSchema>;

export const ownRatingSchema = z.object({
  id: z.int(),
  productId: z.int(),
  productName: z.string(),
  /** Null: the product is no longer shown. */
  productPath: z.nullable(z.string()),
  value: star,
  text: z.string(),
  state: z.enum(RATING_STATES),
  isBought: z.boolean(),
  at: z.string(),
});
export type OwnRating = z.output<typeof ownRatingSchema>;

const moderatedRatingSchema = z.extend(ownRatingSchema, {
  author: z.string(),
  locale: z.string(),
});
export type ModeratedRating = z.output<typeof moderatedRatingSchema>;

const page = z._default(wholeNumber(1, 10_000), 1);
const productParams = z.object({ id });

const listRatings = endpoint({
  method: "GET",
  path: "/api/v1/products/{id}/ratings",
  tag: "ratings",
  summary: "Published ratings of a product, the newest first",
  params: productParams,
  query: z.object({ page }),
  status: 200,
  response: z.extend(pageOf(publishedRatingSchema), {
    average: z.nullable(z.number()),
    /** How many gave 1, 2, 3, 4 and 5. */
    distribution: z.array(z.int()),
  }),
  problems: ["not-found"],
});

const rateProduct = endpoint({
  method: "POST",
  path: "/api/v1/products/{id}/ratings",
  tag: "ratings",
  summary: "Rates a product; a second rating replaces the first and waits for staff again",
  params: productParams,
  body: z.object({ value: starred, text: z._default(line(MAX_RATING_TEXT), "") }),
  access: "customer",
  status: 200,
  response: ownRatingSchema,
  problems: ["not-found"],
});

const listOwnRatings = endpoint({
  method: "GET",
  path: "/api/v1/account/ratings",
  tag: "ratings",
  summary: "The customer's own ratings, the newest first, with what became of them",
  query: z.object({ page, productId: z.optional(id) }),
  access: "customer",
  status: 200,
  response: pageOf(ownRatingSchema),
});

const removeOwnRating = endpoint({
  method: "DELETE",
  path: "/api/v1/account/ratings/{id}",
  tag: "ratings",
  summary: "Takes the customer's own rating back",
  params: z.object({ id }),
  access: "customer",
  status: 204,
  problems: ["not-found"],
});

const listModeratedRatings = endpoint({
  method: "GET",
  path: "/api/v1/admin/ratings",
  tag: "admin",
  summary: "Ratings for moderation; those that wait longest first",
  query: z.object({ page, state: z._default(z.enum(RATING_STATES), "waiting") }),
  access: "staff",
  permission: "rating:moderate",
  status: 200,
  response: pageOf(moderatedRatingSchema),
});

const moderateRating = endpoint({
  method: "PATCH",
  path: "/api/v1/admin/ratings/{id}",
  tag: "admin",
  summary: "Publishes or declines a rating",
  params: z.object({ id }),
  body: z.object({ state: z.enum(["published", "declined"]) }),
  access: "staff",
  permission: "rating:moderate",
  status: 200,
  response: moderatedRatingSchema,
  problems: ["not-found"],
});

export const ratingEndpoints = {
  listRatings,
  rateProduct,
  listOwnRatings,
  removeOwnRating,
  listModeratedRatings,
  moderateRating,
};

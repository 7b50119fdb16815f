import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { id, line, numeric, wholeNumber } from "../kernel/schema.ts";
import { MAX_RATING_PICTURES, MAX_RATING_TEXT, RATING_SORTS } from "./rating-values.ts";

const RATING_STATES = ["waiting", "published", "declined"] as const;

/** One rule for missing, too small, too large and fractional values, with its own message. */
const starred = numeric(
  z.custom<number>(
    (value) => typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 5,
    { params: { rule: "rating" } },
  ),
);

const star = z.int().check(z.minimum(1), z.maximum(5));

/** A picture by the author; its address is derived from its id. */
const ratingPictureSchema = z.object({ id: z.string(), width: z.int(), height: z.int() });
export type RatingPicture = z.output<typeof ratingPictureSchema>;

export const publishedRatingSchema = z.object({
  id: z.int(),
  value: star,
  /** Empty: only stars. */
  text: z.string(),
  /** Language the author was reading in. */
  locale: z.string(),
  /** First name and initial. */
  author: z.string(),
  /** The author has a delivered order with this product. */
  isBought: z.boolean(),
  pictures: z.array(ratingPictureSchema),
  at: z.string(),
});
export type PublishedRating = z.output<typeof publishedRatingSchema>;

/** A published rating as structured data for search engines. */
export type Review = Pick<PublishedRating, "value" | "text" | "locale" | "author" | "at">;

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
  pictures: z.array(ratingPictureSchema),
  at: z.string(),
});
export type OwnRating = z.output<typeof ownRatingSchema>;

const moderatedRatingSchema = z.extend(ownRatingSchema, {
  author: z.string(),
  locale: z.string(),
  /** Number of networks that reported it since it was sent and staff last decided. */
  reports: z.int(),
});
export type ModeratedRating = z.output<typeof moderatedRatingSchema>;

export const pictureId = z.string().check(
  z.refine((text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text), {
    params: { rule: "pattern" },
  }),
);
export const pictureQuery = z.object({ size: z._default(z.enum(["small", "large"]), "large") });

const picture = {
  method: "GET",
  params: z.object({ id: pictureId }),
  query: pictureQuery,
  status: 200,
  problems: ["not-found"],
} as const;
export type PictureSize = "small" | "large";

const page = z._default(wholeNumber(1, 10_000), 1);
const productParams = z.object({ id });

const listRatings = endpoint({
  method: "GET",
  path: "/api/v1/products/{id}/ratings",
  tag: "ratings",
  summary: "Published ratings of a product: all of them, or those of so many stars",
  params: productParams,
  query: z.object({
    page,
    value: z.optional(wholeNumber(1, 5)),
    sort: z._default(z.enum(RATING_SORTS), "newest"),
  }),
  status: 200,
  response: z.extend(pageOf(publishedRatingSchema), {
    average: z.nullable(z.number()),
    /** Number of ratings with 1, 2, 3, 4 and 5 stars, regardless of the filter. */
    distribution: z.array(z.int()),
  }),
  problems: ["not-found"],
});

const reportRating = endpoint({
  method: "POST",
  path: "/api/v1/ratings/{id}/report",
  tag: "ratings",
  summary: "Asks staff to look at a published rating again; a second time changes nothing",
  params: z.object({ id }),
  status: 204,
  problems: ["not-found", "too-many-attempts"],
});

export const ratingBody = z.object({
  value: starred,
  text: z._default(line(MAX_RATING_TEXT), ""),
  /** All pictures of the rating, in order: newly uploaded, or from the rating it replaces. */
  pictures: z._default(z.array(pictureId).check(z.maxLength(MAX_RATING_PICTURES)), []),
});

const rateProduct = endpoint({
  method: "POST",
  path: "/api/v1/products/{id}/ratings",
  tag: "ratings",
  summary: "Rates a product; a second rating replaces the first and waits for staff again",
  params: productParams,
  body: ratingBody,
  access: "customer",
  status: 200,
  response: ownRatingSchema,
  problems: ["not-found"],
});

/** Picture types that phones produce. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

const addRatingPicture = endpoint({
  method: "POST",
  path: "/api/v1/products/{id}/rating-pictures",
  tag: "ratings",
  summary: "Sends a picture for a rating that is about to be sent; the file is the body",
  params: productParams,
  upload: PICTURE_TYPES,
  access: "customer",
  status: 201,
  response: z.object({ id: z.string() }),
  problems: ["not-found", "payload-too-large", "unsupported-media-type"],
});

const removeRatingPicture = endpoint({
  method: "DELETE",
  path: "/api/v1/account/rating-pictures/{id}",
  tag: "ratings",
  summary: "Throws away a picture that belongs to no rating yet",
  params: z.object({ id: pictureId }),
  access: "customer",
  status: 204,
  problems: ["not-found"],
});

const getRatingPicture = endpoint({
  ...picture,
  path: "/api/v1/rating-pictures/{id}",
  tag: "ratings",
  summary: "A picture of a published rating",
});

const getOwnRatingPicture = endpoint({
  ...picture,
  path: "/api/v1/account/rating-pictures/{id}",
  tag: "ratings",
  summary: "A picture that the customer has sent with a rating",
  access: "customer",
});

const getModeratedRatingPicture = endpoint({
  ...picture,
  path: "/api/v1/admin/rating-pictures/{id}",
  tag: "admin",
  summary: "A picture of a rating in any state",
  access: "staff",
  permission: "rating:moderate",
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
  summary:
    "Ratings for moderation; those that wait longest first. `reported`: the published ones that visitors reported, the most often first",
  query: z.object({
    page,
    state: z._default(z.enum([...RATING_STATES, "reported"]), "waiting"),
  }),
  access: "staff",
  permission: "rating:moderate",
  status: 200,
  response: pageOf(moderatedRatingSchema),
});

const moderateRating = endpoint({
  method: "PATCH",
  path: "/api/v1/admin/ratings/{id}",
  tag: "admin",
  summary: "Publishes or declines a rating, or puts it back among those that wait",
  params: z.object({ id }),
  body: z.object({ state: z.enum(RATING_STATES) }),
  access: "staff",
  permission: "rating:moderate",
  status: 200,
  response: moderatedRatingSchema,
  problems: ["not-found"],
});

export const ratingEndpoints = {
  listRatings,
  reportRating,
  rateProduct,
  addRatingPicture,
  removeRatingPicture,
  getRatingPicture,
  getOwnRatingPicture,
  getModeratedRatingPicture,
  listOwnRatings,
  removeOwnRating,
  listModeratedRatings,
  moderateRating,
};

import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { id, line, numeric, wholeNumber } from "../kernel/schema.ts";
import { MAX_RATING_PICTURES, MAX_RATING_TEXT, RATING_SORTS } from "./rating-values.ts";

const customer = { tag: "ratings", access: "customer" } as const;
const staff = { tag: "admin", access: "staff", permission: "rating:moderate" } as const;

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
  params: z.object({ id: pictureId }),
  query: pictureQuery,
  problems: ["not-found"],
} as const;
export type PictureSize = "small" | "large";

const page = z._default(wholeNumber(1, 10_000), 1);
export const ratingBody = z.object({
  value: starred,
  text: z._default(line(MAX_RATING_TEXT), ""),
  /** All pictures of the rating, in order: newly uploaded, or from the rating it replaces. */
  pictures: z._default(z.array(pictureId).check(z.maxLength(MAX_RATING_PICTURES)), []),
});

/** Picture types that phones produce. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

export const ratingEndpoints = {
  listRatings: endpoint("GET /api/v1/products/{id}/ratings", {
    tag: "ratings",
    summary: "List a product's published ratings. You can filter by stars.",
    query: z.object({
      page,
      value: z.optional(wholeNumber(1, 5)),
      sort: z._default(z.enum(RATING_SORTS), "newest"),
    }),
    response: z.extend(pageOf(publishedRatingSchema), {
      average: z.nullable(z.number()),
      /** Number of ratings with 1, 2, 3, 4 and 5 stars, regardless of the filter. */
      distribution: z.array(z.int()),
    }),
  }),
  reportRating: endpoint("POST /api/v1/ratings/{id}/report", {
    tag: "ratings",
    summary: "Report a published rating to staff. Idempotent.",
    problems: ["not-found", "too-many-attempts"],
  }),
  rateProduct: endpoint("POST /api/v1/products/{id}/ratings", customer, {
    summary: "Rate a product. Replaces your earlier rating and waits for staff.",
    body: ratingBody,
    response: ownRatingSchema,
  }),
  addRatingPicture: endpoint("POST /api/v1/products/{id}/rating-pictures", customer, {
    summary: "Upload a photo for your rating. Send the file as the body.",
    upload: PICTURE_TYPES,
    status: 201,
    response: z.object({ id: z.string() }),
    problems: ["not-found", "payload-too-large", "unsupported-media-type"],
  }),
  removeRatingPicture: endpoint("DELETE /api/v1/account/rating-pictures/{id}", customer, {
    summary: "Delete an unused rating photo",
    params: z.object({ id: pictureId }),
  }),
  getRatingPicture: endpoint("GET /api/v1/rating-pictures/{id}", picture, {
    status: 200,
    tag: "ratings",
    summary: "Get a photo of a published rating",
  }),
  getOwnRatingPicture: endpoint("GET /api/v1/account/rating-pictures/{id}", picture, {
    status: 200,
    tag: "ratings",
    summary: "Get a photo of your own rating",
    access: "customer",
  }),
  getModeratedRatingPicture: endpoint("GET /api/v1/admin/rating-pictures/{id}", picture, {
    status: 200,
    tag: "admin",
    summary: "Get a rating photo in any state",
    access: "staff",
    permission: "rating:moderate",
  }),
  listOwnRatings: endpoint("GET /api/v1/account/ratings", customer, {
    summary: "List your ratings and their states. Newest first.",
    query: z.object({ page, productId: z.optional(id) }),
    response: pageOf(ownRatingSchema),
  }),
  removeOwnRating: endpoint("DELETE /api/v1/account/ratings/{id}", customer, {
    summary: "Delete your rating",
  }),
  listModeratedRatings: endpoint("GET /api/v1/admin/ratings", staff, {
    summary:
      "List ratings for moderation. Longest waiting first. `reported` lists the most reported first.",
    query: z.object({
      page,
      state: z._default(z.enum([...RATING_STATES, "reported"]), "waiting"),
    }),
    response: pageOf(moderatedRatingSchema),
  }),
  moderateRating: endpoint("PATCH /api/v1/admin/ratings/{id}", staff, {
    summary: "Publish, decline or reopen a rating",
    body: z.object({ state: z.enum(RATING_STATES) }),
    response: moderatedRatingSchema,
  }),
};

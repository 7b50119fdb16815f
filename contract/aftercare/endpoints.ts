import * as z from "zod/mini";
import {
  ownRatingSchema,
  PICTURE_TYPES,
  pictureId,
  pictureQuery,
  ratingBody,
} from "../feedback/rating-endpoints.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { id, requiredLine } from "../kernel/schema.ts";
import { orderNumber } from "../orders/endpoints.ts";

const ofOrder = {
  tag: "ratings",
  params: z.object({ number: orderNumber, id }),
  problems: ["not-found", "code-needed", "too-many-attempts"],
} as const;

/** Key from the rating mail, for browsers that may not read the order. */
const key = requiredLine(64);

/** Header that carries the key when the body is a file or empty; it never appears in logs. */
export const RATING_KEY = "x-rating-key";

export const orderRatingEndpoints = {
  getOrderRating: endpoint("GET /api/v1/orders/{number}/products/{id}/rating", ofOrder, {
    summary: "Get a guest's rating of an ordered product",
    response: z.object({ rating: z.nullable(ownRatingSchema) }),
  }),
  followRatingLink: endpoint("POST /api/v1/orders/{number}/products/{id}/rating/link", ofOrder, {
    summary: "Get a guest's rating with the emailed key",
    body: z.object({ key }),
    response: z.object({ rating: z.nullable(ownRatingSchema) }),
    problems: ["not-found", "too-many-attempts"],
  }),
  rateOrderedProduct: endpoint("POST /api/v1/orders/{number}/products/{id}/rating", ofOrder, {
    summary: "Rate an ordered product as a guest. Replaces an earlier rating.",
    body: z.extend(ratingBody, { key: z.optional(key) }),
    response: ownRatingSchema,
  }),
  addOrderPicture: endpoint("POST /api/v1/orders/{number}/products/{id}/rating-pictures", ofOrder, {
    summary: "Upload a photo for a guest's rating. Send the key in x-rating-key.",
    upload: PICTURE_TYPES,
    status: 201,
    response: z.object({ id: z.string() }),
    problems: [...ofOrder.problems, "payload-too-large", "unsupported-media-type"],
  }),
  getOrderPicture: endpoint("GET /api/v1/orders/{number}/products/{id}/rating-pictures/{picture}", {
    status: 200,
    ...ofOrder,
    summary: "Get a photo of a guest's rating",
    params: z.object({ number: orderNumber, id, picture: pictureId }),
    query: pictureQuery,
  }),
};

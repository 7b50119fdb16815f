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
    summary: "What a guest gave a product that came with an order; null: nothing yet",
    response: z.object({ rating: z.nullable(ownRatingSchema) }),
  }),
  followRatingLink: endpoint("POST /api/v1/orders/{number}/products/{id}/rating/link", ofOrder, {
    summary:
      "The same as GET …/rating, for whoever has the link from the mail that asks a guest for ratings",
    body: z.object({ key }),
    response: z.object({ rating: z.nullable(ownRatingSchema) }),
    problems: ["not-found", "too-many-attempts"],
  }),
  rateOrderedProduct: endpoint("POST /api/v1/orders/{number}/products/{id}/rating", ofOrder, {
    summary:
      "Rates a product that came with a guest's order, without an account; a second rating replaces the first",
    body: z.extend(ratingBody, { key: z.optional(key) }),
    response: ownRatingSchema,
  }),
  addOrderPicture: endpoint("POST /api/v1/orders/{number}/products/{id}/rating-pictures", ofOrder, {
    summary:
      "Sends a picture for a guest's rating that is about to be sent; the file is the body, the key of the mail's link stands in the header x-rating-key",
    upload: PICTURE_TYPES,
    status: 201,
    response: z.object({ id: z.string() }),
    problems: [...ofOrder.problems, "payload-too-large", "unsupported-media-type"],
  }),
  getOrderPicture: endpoint("GET /api/v1/orders/{number}/products/{id}/rating-pictures/{picture}", {
    status: 200,
    ...ofOrder,
    summary: "A picture that a guest has sent for the rating of what came with an order",
    params: z.object({ number: orderNumber, id, picture: pictureId }),
    query: pictureQuery,
  }),
};

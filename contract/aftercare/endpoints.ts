import * as z from "zod/mini";
import { ownRatingSchema, ratingBody } from "../feedback/rating-endpoints.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { id } from "../kernel/schema.ts";
import { orderNumber } from "../orders/endpoints.ts";

const ofOrder = {
  path: "/api/v1/orders/{number}/products/{id}/rating",
  tag: "ratings",
  params: z.object({ number: orderNumber, id }),
  status: 200,
  problems: ["not-found", "code-needed"],
} as const;

const getOrderRating = endpoint({
  ...ofOrder,
  method: "GET",
  summary: "What a guest gave a product that came with an order; null: nothing yet",
  response: z.object({ rating: z.nullable(ownRatingSchema) }),
});

const rateOrderedProduct = endpoint({
  ...ofOrder,
  method: "POST",
  summary:
    "Rates a product that came with a guest's order, without an account; a second rating replaces the first",
  body: ratingBody,
  response: ownRatingSchema,
});

export const orderRatingEndpoints = { getOrderRating, rateOrderedProduct };

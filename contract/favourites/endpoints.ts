import * as z from "zod/mini";
import { productCardSchema } from "../catalog/product.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { id, wholeNumber } from "../kernel/schema.ts";

export { MAX_FAVOURITES, MAX_VIEWED } from "./limits.ts";

/** What the favourite buttons on a page need to know. */
export const favouriteIdsSchema = z.object({
  /** Visible products, last added first. */
  productIds: z.array(z.int()),
});
export type FavouriteIds = z.output<typeof favouriteIdsSchema>;

const base = { tag: "favourites" } as const;

export const favouriteEndpoints = {
  listFavourites: endpoint("GET /api/v1/favourites", base, {
    summary: "List your favourites. Newest first.",
    query: z.object({ page: z._default(wholeNumber(1, 10_000), 1) }),
    response: pageOf(productCardSchema),
  }),
  listFavouriteIds: endpoint("GET /api/v1/favourites/ids", base, {
    summary: "List the ids of your favourites",
    response: favouriteIdsSchema,
  }),
  addFavourite: endpoint("POST /api/v1/favourites", base, {
    summary: "Add a product to your favourites. Idempotent.",
    body: z.object({ productId: id }),
    response: favouriteIdsSchema,
    problems: ["not-found", "favourites-full"],
  }),
  removeFavourite: endpoint("DELETE /api/v1/favourites/{productId}", base, {
    summary: "Remove a product from your favourites. Idempotent.",
    params: z.object({ productId: id }),
    response: favouriteIdsSchema,
    problems: [],
  }),
  listRecentlyViewed: endpoint("GET /api/v1/recently-viewed", base, {
    summary: "List products you viewed. Latest first.",
    response: z.object({ items: z.array(productCardSchema) }),
  }),
  reportView: endpoint("POST /api/v1/recently-viewed", {
    tag: "favourites",
    summary: "Record that you viewed a product",
    body: z.object({ productId: id }),
    problems: ["not-found"],
  }),
};

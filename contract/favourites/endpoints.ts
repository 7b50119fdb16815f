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
    summary: "The visitor's favourites, the one added last first",
    query: z.object({ page: z._default(wholeNumber(1, 10_000), 1) }),
    response: pageOf(productCardSchema),
  }),
  listFavouriteIds: endpoint("GET /api/v1/favourites/ids", base, {
    summary: "Ids of all the visitor's favourites, for the hearts of a page",
    response: favouriteIdsSchema,
  }),
  addFavourite: endpoint("POST /api/v1/favourites", base, {
    summary: "Keeps a product as a favourite; adding it twice changes nothing",
    body: z.object({ productId: id }),
    response: favouriteIdsSchema,
    problems: ["not-found", "favourites-full"],
  }),
  removeFavourite: endpoint("DELETE /api/v1/favourites/{productId}", base, {
    summary: "Takes a product out of the favourites; taking out what is not there changes nothing",
    params: z.object({ productId: id }),
    response: favouriteIdsSchema,
    problems: [],
  }),
  listRecentlyViewed: endpoint("GET /api/v1/recently-viewed", base, {
    summary: "The products this visitor looked at last, the latest first",
    response: z.object({ items: z.array(productCardSchema) }),
  }),
  reportView: endpoint("POST /api/v1/recently-viewed", {
    tag: "favourites",
    summary: "Remembers that this visitor looked at a product",
    body: z.object({ productId: id }),
    problems: ["not-found"],
  }),
};

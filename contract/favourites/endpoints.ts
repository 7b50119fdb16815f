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

const base = { tag: "favourites", status: 200 } as const;

const listFavourites = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/favourites",
  summary: "The visitor's favourites, the one added last first",
  query: z.object({ page: z._default(wholeNumber(1, 10_000), 1) }),
  response: pageOf(productCardSchema),
});

const listFavouriteIds = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/favourites/ids",
  summary: "Ids of all the visitor's favourites, for the hearts of a page",
  response: favouriteIdsSchema,
});

const addFavourite = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/favourites",
  summary: "Keeps a product as a favourite; adding it twice changes nothing",
  body: z.object({ productId: id }),
  response: favouriteIdsSchema,
  problems: ["not-found", "favourites-full"],
});

const removeFavourite = endpoint({
  ...base,
  method: "DELETE",
  path: "/api/v1/favourites/{productId}",
  summary: "Takes a product out of the favourites; taking out what is not there changes nothing",
  params: z.object({ productId: id }),
  response: favouriteIdsSchema,
});

const listRecentlyViewed = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/recently-viewed",
  summary: "The products this visitor looked at last, the latest first",
  response: z.object({ items: z.array(productCardSchema) }),
});

const reportView = endpoint({
  tag: "favourites",
  status: 204,
  method: "POST",
  path: "/api/v1/recently-viewed",
  summary: "Remembers that this visitor looked at a product",
  body: z.object({ productId: id }),
  problems: ["not-found"],
});

export const favouriteEndpoints = {
  listFavourites,
  listFavouriteIds,
  addFavourite,
  removeFavourite,
  listRecentlyViewed,
  reportView,
};

import type { Generated } from "kysely";

export type FavouritesTables = {
  "favourites.favourite": { shopper_id: number; product_id: number; added_at: Generated<Date> };
  "favourites.view": { shopper_id: number; product_id: number; viewed_at: Generated<Date> };
};

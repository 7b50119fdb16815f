import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FavouritesTables } from "./tables.ts";

/** Removing a product that is not in the list changes nothing. */
export async function removeFavourite(
  work: Work,
  shopperId: number,
  productId: number,
): Promise<void> {
  await work.db
    .$extendTables<FavouritesTables>()
    .deleteFrom("favourites.favourite")
    .where("shopper_id", "=", shopperId)
    .where("product_id", "=", productId)
    .execute();
}

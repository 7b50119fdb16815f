import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FavouritesTables } from "./tables.ts";

/** Taking out what is not there changes nothing. */
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

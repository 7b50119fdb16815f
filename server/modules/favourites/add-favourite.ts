import { MAX_FAVOURITES } from "#contract/favourites/endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { isSeen } from "./favourite-queries.ts";
import { lockLists } from "./lock-lists.ts";
import type { FavouritesTables } from "./tables.ts";

/** Adds a product; one that is already a favourite keeps its place in the list. */
export async function addFavourite(
  work: Work,
  shopperId: number,
  productId: number,
): Promise<void> {
  if (!(await isSeen(work.db, productId))) refuse("not-found");
  await lockLists(work, shopperId);
  const db = work.db.$extendTables<FavouritesTables>();
  await db
    .insertInto("favourites.favourite")
    .values({ shopper_id: shopperId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await db
    .selectFrom("favourites.favourite")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("shopper_id", "=", shopperId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_FAVOURITES) refuse("favourites-full", { 0: MAX_FAVOURITES });
}

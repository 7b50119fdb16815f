import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FavouritesTables } from "./tables.ts";

/** Everything stored here about a person, for the data export. */
export async function exportLists(db: Connection, { shopperId }: { shopperId: number }) {
  const tables = db.$extendTables<FavouritesTables>();
  const favourites = await tables
    .selectFrom("favourites.favourite")
    .select(["product_id as productId", "added_at as addedAt"])
    .where("shopper_id", "=", shopperId)
    .orderBy("added_at", "desc")
    .execute();
  const viewed = await tables
    .selectFrom("favourites.view")
    .select(["product_id as productId", "viewed_at as viewedAt"])
    .where("shopper_id", "=", shopperId)
    .orderBy("viewed_at", "desc")
    .execute();
  return { favourites, viewed };
}

export async function eraseLists(work: Work, shopperId: number): Promise<void> {
  const db = work.db.$extendTables<FavouritesTables>();
  await db.deleteFrom("favourites.favourite").where("shopper_id", "=", shopperId).execute();
  await db.deleteFrom("favourites.view").where("shopper_id", "=", shopperId).execute();
}

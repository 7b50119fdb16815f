import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CartTables } from "./tables.ts";

export async function exportCart(db: Connection, { shopperId }: { shopperId: number }) {
  return db
    .$extendTables<CartTables>()
    .selectFrom("cart.line")
    .select(["variant_id as variantId", "quantity"])
    .select(["is_parked as isPutAside", "added_at as addedAt"])
    .where("shopper_id", "=", shopperId)
    .orderBy("added_at")
    .execute();
}

export async function eraseCart(work: Work, shopperId: number): Promise<void> {
  await work.db
    .$extendTables<CartTables>()
    .deleteFrom("cart.line")
    .where("shopper_id", "=", shopperId)
    .execute();
}

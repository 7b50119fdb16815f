import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { CartTables } from "../tables.ts";

/** The cart in the export and the erasure of a customer. */
export const cartPrivacy: ModulePlugin = (_app, { events, questions }) => {
  events.within("customer.erased", async (work, { shopperId }) => {
    await lines(work.db).deleteFrom("cart.line").where("shopper_id", "=", shopperId).execute();
  });
  questions.answer("customer.data", "cart", (db, { shopperId }) =>
    lines(db)
      .selectFrom("cart.line")
      .select(["variant_id as variantId", "quantity"])
      .select(["is_parked as isPutAside", "added_at as addedAt"])
      .where("shopper_id", "=", shopperId)
      .orderBy("added_at")
      .execute(),
  );
};

function lines(db: Connection) {
  return db.$extendTables<CartTables>();
}

import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { AuthSecret } from "#server/platform/secrets/auth-secret.ts";
import { shareKeyOf } from "./share-list.ts";
import type { ListsTables } from "./tables.ts";
import { lockLists } from "./write-list.ts";

/** Everything stored here about a person, for the data export. */
export async function exportProjectLists(
  db: Connection,
  { customerId }: { customerId: number },
  authSecret: AuthSecret,
) {
  const tables = db.$extendTables<ListsTables>();
  const lists = await tables
    .selectFrom("lists.list")
    .select(["id", "name", "share_version", "share_hash", "changed_at as changedAt"])
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .execute();
  const items = await tables
    .selectFrom("lists.item as item")
    .innerJoin("lists.list as list", "list.id", "item.list_id")
    .select(["item.list_id", "item.variant_id as variantId", "item.quantity"])
    .where("list.customer_id", "=", customerId)
    .orderBy("item.added_at")
    .execute();
  return lists.map(({ id, share_version, share_hash, ...list }) => ({
    ...list,
    isShared: shareKeyOf(authSecret, { id, share_version, share_hash }) !== null,
    items: items
      .filter((item) => item.list_id === id)
      .map(({ variantId, quantity }) => ({ variantId, quantity })),
  }));
}

export async function eraseProjectLists(work: Work, customerId: number): Promise<void> {
  await lockLists(work, customerId);
  await work.db
    .$extendTables<ListsTables>()
    .deleteFrom("lists.list")
    .where("customer_id", "=", customerId)
    .execute();
}

/** When two accounts are merged, all lists are kept, even above the limit. */
export async function mergeProjectLists(work: Work, fromId: number, toId: number): Promise<void> {
  await lockLists(work, fromId);
  await work.db
    .$extendTables<ListsTables>()
    .updateTable("lists.list")
    .set({ customer_id: toId })
    .where("customer_id", "=", fromId)
    .execute();
}

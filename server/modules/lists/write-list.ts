import { sql } from "kysely";
import { MAX_LISTS } from "#contract/lists/limits.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { OwnList } from "./own-list.ts";
import type { ListsTables } from "./tables.ts";
import { type AddedItem, insertItems } from "./write-items.ts";

/** An otherwise unused key for two-number advisory locks: "LST" in ASCII. */
const LISTS = 0x4c_53_54;

/** Makes another list, up to the customer's limit. */
export async function createList(
  work: Work,
  customerId: number,
  { name, items }: { name: string; items: readonly AddedItem[] },
): Promise<{ listId: number }> {
  await lockLists(work, customerId);
  const { rows } = await sql<{ count: number }>`
    select count(list.id)::integer as count
    from customers.known_customer as customer
    left join lists.list as list on list.customer_id = customer.id
    where customer.id = ${customerId}
    group by customer.id`.execute(work.db);
  const { count } = rows[0] ?? refuse("sign-in-needed");
  if (count >= MAX_LISTS) refuse("too-many-lists", { 0: MAX_LISTS });
  const { id } = await work.db
    .$extendTables<ListsTables>()
    .insertInto("lists.list")
    .values({ customer_id: customerId, name })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertItems(work, id, items);
  return { listId: id };
}

/** A new name keeps its position among the lists. */
export async function renameList(work: Work, own: OwnList, name: string): Promise<void> {
  const renamed = await work.db
    .$extendTables<ListsTables>()
    .updateTable("lists.list")
    .set({ name })
    .where("id", "=", own.listId)
    .where("customer_id", "=", own.customerId)
    .executeTakeFirst();
  if (renamed.numUpdatedRows === 0n) refuse("not-found");
}

export async function removeList(work: Work, own: OwnList): Promise<void> {
  const removed = await work.db
    .$extendTables<ListsTables>()
    .deleteFrom("lists.list")
    .where("id", "=", own.listId)
    .where("customer_id", "=", own.customerId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) refuse("not-found");
}

/** Serialises additions to a customer's lists and the removal of all. */
export async function lockLists(work: Work, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LISTS}, ${customerId})`.execute(work.db);
}

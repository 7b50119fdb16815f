import { sql } from "kysely";
import { MAX_QUANTITY } from "#contract/cart/limits.ts";
import { MAX_ITEMS } from "#contract/lists/limits.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { OwnList } from "./own-list.ts";
import type { ListsTables } from "./tables.ts";

export interface AddedItem {
  variantId: number;
  quantity: number;
}

/** Adds units to those in the list. Refused if none of them is on sale. */
export async function addItems(
  work: Work,
  own: OwnList,
  items: readonly AddedItem[],
): Promise<void> {
  await holdList(work, own);
  if ((await insertItems(work, own.listId, items)) === 0) refuse("not-found");
  const { count } = await work.db
    .$extendTables<ListsTables>()
    .selectFrom("lists.item")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("list_id", "=", own.listId)
    .executeTakeFirstOrThrow();
  if (Number(count) > MAX_ITEMS) refuse("list-full", { 0: MAX_ITEMS });
}

/** Adds the variants that are on sale, each up to the most of a cart line. @returns how many */
export async function insertItems(
  work: Work,
  listId: number,
  items: readonly AddedItem[],
): Promise<number> {
  const sums = new Map<number, number>();
  for (const { variantId, quantity } of items)
    sums.set(variantId, Math.min(MAX_QUANTITY, (sums.get(variantId) ?? 0) + quantity));
  if (sums.size === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into lists.item (list_id, variant_id, quantity)
    select ${listId}, variant.id, added.quantity
    from unnest(${[...sums.keys()]}::int[], ${[...sums.values()]}::int[])
      with ordinality as added (variant_id, quantity, place)
    join catalog.listed_variant as variant on variant.id = added.variant_id
    join catalog.listed_product as product on product.id = variant.product_id
    order by added.place
    on conflict (list_id, variant_id)
    do update set quantity = least(${MAX_QUANTITY}, item.quantity + excluded.quantity)
  `.execute(work.db);
  return Number(numAffectedRows);
}

export async function setItem(
  work: Work,
  own: OwnList,
  { variantId, quantity }: AddedItem,
): Promise<void> {
  await holdList(work, own);
  const changed = await work.db
    .$extendTables<ListsTables>()
    .updateTable("lists.item")
    .set({ quantity })
    .where("list_id", "=", own.listId)
    .where("variant_id", "=", variantId)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) refuse("not-found");
}

export async function removeItem(work: Work, own: OwnList, variantId: number): Promise<void> {
  await holdList(work, own);
  await work.db
    .$extendTables<ListsTables>()
    .deleteFrom("lists.item")
    .where("list_id", "=", own.listId)
    .where("variant_id", "=", variantId)
    .execute();
}

/**
 * The variant that a product's card shows: the cheapest in stock, the first of several (the rule
 * `firstVariant` of the contract).
 */
export async function shownVariant(db: Connection, productId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select variant.id
    from catalog.listed_variant as variant
    join catalog.listed_product as product on product.id = variant.product_id
    join pricing.current_price as price on price.variant_id = variant.id
    left join inventory.availability as stock on stock.variant_id = variant.id
    where variant.product_id = ${productId}
    order by coalesce(stock.available, 0) <= 0, price.amount, variant.position limit 1
  `.execute(db);
  return rows[0]?.id ?? refuse("not-found");
}

/** Locks the list until the commit, and moves it to the top of the customer's lists. */
async function holdList(work: Work, { customerId, listId }: OwnList): Promise<void> {
  const held = await work.db
    .$extendTables<ListsTables>()
    .updateTable("lists.list")
    .set({ changed_at: sql`clock_timestamp()` })
    .where("id", "=", listId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) refuse("not-found");
}

import { sql } from "kysely";
import type { ListSummary, ProjectList } from "#contract/lists/endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { describeGoods, presentLine } from "#server/modules/cart/index.ts";
import { knownShopper, type ShopperQuery } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { ListsTables } from "./tables.ts";

/** A list of the customer who asks for it: to all others it does not exist. */
export interface OwnList {
  customerId: number;
  listId: number;
}

/** A customer's lists, the one changed last first; or only one of them. */
export async function summariesOf(
  db: Connection,
  customerId: number,
  listId: number | null = null,
): Promise<ListSummary[]> {
  const { rows } = await sql<Omit<ListSummary, "changedAt"> & { changedAt: Date }>`
    select list.id, list.name, list.share_key is not null as "isShared", list.changed_at as "changedAt",
      count(item.variant_id)::integer as products, coalesce(sum(item.quantity), 0)::integer as units
    from lists.list as list left join lists.item as item on item.list_id = list.id
    where list.customer_id = ${customerId} and list.id = coalesce(${listId}::integer, list.id)
    group by list.id order by list.changed_at desc, list.id desc
  `.execute(db);
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

/** Refuses a list that does not exist, or is not this customer's. */
export async function summaryOf(db: Connection, own: OwnList): Promise<ListSummary> {
  const [summary] = await summariesOf(db, own.customerId, own.listId);
  return summary ?? refuse("not-found");
}

/** The list with its goods at the prices of its customer. */
export async function listOf(
  db: Connection,
  { customerId, listId }: OwnList,
  { shopperId, locale }: { shopperId: number; locale: Locale },
): Promise<ProjectList> {
  const list = await db
    .$extendTables<ListsTables>()
    .selectFrom("lists.list")
    .select(["id", "name", "share_key as shareKey"])
    .where("id", "=", listId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (!list) return refuse("not-found");
  return { ...list, items: await goodsOf(db, listId, knownShopper(shopperId), locale) };
}

/** The goods of a list, in the order of adding. */
export async function goodsOf(
  db: Connection,
  listId: number,
  shopper: ShopperQuery,
  locale: Locale,
): Promise<ProjectList["items"]> {
  const items = await db
    .$extendTables<ListsTables>()
    .selectFrom("lists.item")
    .select(["variant_id as variantId", "quantity"])
    .where("list_id", "=", listId)
    .orderBy("added_at")
    .orderBy("variant_id")
    .execute();
  const goods = await describeGoods(db, shopper, items);
  return goods.map((line) => presentLine(line, locale));
}

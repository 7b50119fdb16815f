import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { ListSummary, ProjectList } from "#contract/lists/endpoints.ts";
import { describeGoods, presentLine } from "#server/modules/cart/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { AuthSecret } from "#server/platform/secrets/auth-secret.ts";
import type { OwnList } from "./own-list.ts";
import { shareKeyOf, type StoredLink } from "./share-list.ts";
import type { ListsTables } from "./tables.ts";

/** The shop's secret is for the links of shared lists. */
export interface ListReader {
  db: Connection;
  authSecret: AuthSecret;
}

type Summed = Omit<ListSummary, "isShared" | "changedAt"> & StoredLink & { changedAt: Date };

/** A customer's lists, the one changed last first; or only one of them. */
export async function summariesOf(
  { db, authSecret }: ListReader,
  customerId: number,
  listId: number | null = null,
): Promise<ListSummary[]> {
  const { rows } = await sql<Summed>`
    select list.id, list.name, list.share_version, list.share_hash, list.changed_at as "changedAt",
      count(item.variant_id)::integer as products, coalesce(sum(item.quantity), 0)::integer as units
    from lists.list as list left join lists.item as item on item.list_id = list.id
    where list.customer_id = ${customerId} and list.id = coalesce(${listId}::integer, list.id)
    group by list.id order by list.changed_at desc, list.id desc
  `.execute(db);
  return rows.map(({ share_version, share_hash, changedAt, ...list }) => ({
    ...list,
    isShared: shareKeyOf(authSecret, { id: list.id, share_version, share_hash }) !== null,
    changedAt: changedAt.toISOString(),
  }));
}

/** Refuses a list that does not exist, or is not this customer's. */
export async function summaryOf(reader: ListReader, own: OwnList): Promise<ListSummary> {
  const [summary] = await summariesOf(reader, own.customerId, own.listId);
  return summary ?? refuse("not-found");
}

/** The list with its goods at the prices of its customer. */
export async function listOf(
  { db, authSecret }: ListReader,
  { customerId, listId }: OwnList,
  { shopperId, locale }: { shopperId: number; locale: Locale },
): Promise<ProjectList> {
  const list = await db
    .$extendTables<ListsTables>()
    .selectFrom("lists.list")
    .select(["id", "name", "share_version", "share_hash"])
    .where("id", "=", listId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (!list) return refuse("not-found");
  const { id, name } = list;
  const shareKey = shareKeyOf(authSecret, list);
  return { id, name, shareKey, items: await goodsOf(db, listId, shopperId, locale) };
}

/** The goods of a list, in the order of adding. */
export async function goodsOf(
  db: Connection,
  listId: number,
  shopperId: number | undefined,
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
  const goods = await describeGoods(db, shopperId, items);
  return goods.map((line) => presentLine(line, locale));
}

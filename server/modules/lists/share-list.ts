import { sql } from "kysely";
import { newSecret } from "#server/modules/identity/index.ts";
import { networkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { returnAttempt, takeAttempt } from "#server/platform/secrets/attempts.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { OwnList } from "./list-queries.ts";
import type { ListsTables } from "./tables.ts";

/** Wrong keys from one connection. */
const WRONG = { scope: "shared-list", max: 60, minutes: 60 };

/** Sharing again keeps the link that was sent; after its end there is another one. */
export async function shareList(work: Work, own: OwnList): Promise<void> {
  await setKey(work, own, sql<string>`coalesce(share_key, ${newSecret()})`);
}

export async function unshareList(work: Work, own: OwnList): Promise<void> {
  await setKey(work, own, sql<null>`null`);
}

async function setKey(
  work: Work,
  { customerId, listId }: OwnList,
  key: ReturnType<typeof sql<string | null>>,
): Promise<void> {
  const changed = await work.db
    .$extendTables<ListsTables>()
    .updateTable("lists.list")
    .set({ share_key: key })
    .where("id", "=", listId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) refuse("not-found");
}

/** Id of the list of a link. Only wrong keys count as attempts. */
export async function listOfKey(db: Connection, key: string, address: string): Promise<number> {
  const guess = { ...WRONG, key: networkKeys(address).narrow };
  await takeAttempt(db, guess);
  const list = await db
    .$extendTables<ListsTables>()
    .selectFrom("lists.list")
    .select("id")
    .where("share_key", "=", key)
    .executeTakeFirst();
  if (!list) return refuse("not-found");
  await returnAttempt(db, guess);
  return list.id;
}

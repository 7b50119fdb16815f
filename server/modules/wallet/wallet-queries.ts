import type { Connection } from "#server/platform/postgres/database.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";
import type { WalletTables } from "./tables.ts";

export type EntryRecord = Awaited<ReturnType<typeof entriesOf>>[number];

export interface PageOf {
  page: number;
  pageSize: number;
}

/** What a customer may spend. */
export async function walletBalance(db: Connection, customerId: number): Promise<number> {
  const account = await accountOf(db, customerId);
  return account?.balance_piastres ?? 0;
}

/** Whether the customer exists. */
export async function isCustomer(db: Connection, customerId: number): Promise<boolean> {
  const found = await db
    .$extendTables<Pick<TablesOf<"customers">, "customers.known_customer">>()
    .selectFrom("customers.known_customer")
    .select("id")
    .where("id", "=", customerId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The end of a customer's ledger; undefined before the first entry. */
export async function accountOf(db: Connection, customerId: number) {
  return db
    .$extendTables<WalletTables>()
    .selectFrom("wallet.account")
    .select(["position", "balance_piastres"])
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
}

/** Entries, newest first. */
export async function entriesOf(db: Connection, customerId: number, { page, pageSize }: PageOf) {
  return db
    .$extendTables<WalletTables>()
    .selectFrom("wallet.entry")
    .select(["position", "process_type", "before_piastres", "processed_piastres"])
    .select(["after_piastres", "reason", "reference", "note", "at"])
    .where("customer_id", "=", customerId)
    .orderBy("position", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function entryAt(db: Connection, customerId: number, position: number) {
  return db
    .$extendTables<WalletTables>()
    .selectFrom("wallet.entry")
    .select(["position", "process_type", "before_piastres", "processed_piastres"])
    .select(["after_piastres", "reason", "reference", "note", "at"])
    .where("customer_id", "=", customerId)
    .where("position", "=", position)
    .executeTakeFirstOrThrow();
}

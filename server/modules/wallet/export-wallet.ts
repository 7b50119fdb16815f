import type { Connection } from "#server/platform/postgres/database.ts";
import { presentEntry } from "./present-wallet.ts";
import { entriesOf } from "./wallet-queries.ts";

/** More entries than anybody has. */
const EVERYTHING = { page: 1, pageSize: 100_000 };

export async function exportWallet(db: Connection, { customerId }: { customerId: number }) {
  const entries = await entriesOf(db, customerId, EVERYTHING);
  return entries.map(presentEntry);
}

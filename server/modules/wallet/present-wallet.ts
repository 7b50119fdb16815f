import type { WalletEntry, WalletPage } from "#contract/wallet/endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { accountOf, entriesOf, type EntryRecord } from "./wallet-queries.ts";

const PAGE_SIZE = 20;

/** One page of a customer's ledger, as seen by the customer and by staff. */
export async function presentWallet(
  db: Connection,
  customerId: number,
  asked: { page?: number | undefined; pageSize?: number | undefined },
): Promise<WalletPage> {
  const page = asked.page ?? 1;
  const pageSize = asked.pageSize ?? PAGE_SIZE;
  const [account, entries] = [
    await accountOf(db, customerId),
    await entriesOf(db, customerId, { page, pageSize }),
  ];
  return {
    balance: account?.balance_piastres ?? 0,
    // Positions have no gaps, so the last one is the total.
    entries: { items: entries.map(presentEntry), total: account?.position ?? 0, page, pageSize },
  };
}

export function presentEntry(entry: EntryRecord): WalletEntry {
  return {
    position: entry.position,
    processType: entry.process_type,
    amountBefore: entry.before_piastres,
    amountProcessed: entry.processed_piastres,
    amountAfter: entry.after_piastres,
    date: entry.at.toISOString(),
    reason: entry.reason,
    reference: entry.reference,
    note: entry.note,
  };
}

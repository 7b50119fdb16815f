import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { WalletTables } from "./tables.ts";

/** Takes the words out of an erased customer's ledger; the amounts stay. */
export async function eraseNotes(work: Work, customerId: number): Promise<void> {
  await work.db
    .$extendTables<WalletTables>()
    .updateTable("wallet.entry")
    .set({ note: null })
    .where("customer_id", "=", customerId)
    .where("note", "is not", null)
    .execute();
}

import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { WalletTables } from "./tables.ts";

/**
 * Deletes the texts in an erased customer's ledger; the amounts stay. Pending requests are
 * cancelled.
 */
export async function eraseNotes(work: Work, customerId: number): Promise<void> {
  const db = work.db.$extendTables<WalletTables>();
  await db
    .updateTable("wallet.entry")
    .set({ note: null })
    .where("customer_id", "=", customerId)
    .where("note", "is not", null)
    .execute();
  await db
    .deleteFrom("wallet.request")
    .where("customer_id", "=", customerId)
    .where("state", "=", "waiting")
    .execute();
  await db
    .updateTable("wallet.request")
    .set({ note: null, decline_reason: null })
    .where("customer_id", "=", customerId)
    .execute();
}

/** Deletes free texts of requests about an erased person's orders; waiting requests are cancelled. */
export async function forgetOrderRequests(work: Work, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await work.db
    .$extendTables<WalletTables>()
    .deleteFrom("wallet.request")
    .where("order_number", "in", numbers)
    .where("state", "=", "waiting")
    .execute();
  await work.db
    .$extendTables<WalletTables>()
    .updateTable("wallet.request")
    .set({ decline_reason: null })
    .where("order_number", "in", numbers)
    .execute();
}

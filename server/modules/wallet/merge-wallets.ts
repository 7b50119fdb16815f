import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { WalletTables } from "./tables.ts";
import { deposit, lockAccount, withdraw } from "./write-entry.ts";

/** Moves store credit by an entry on both sides, together with pending requests. */
export async function mergeWallets(work: Work, fromId: number, toId: number): Promise<void> {
  const { balance_piastres: amount } = await lockAccount(work, fromId);
  await work.db
    .$extendTables<WalletTables>()
    .updateTable("wallet.request")
    .set({ customer_id: toId })
    .where("customer_id", "=", fromId)
    .where("state", "=", "waiting")
    .execute();
  if (amount === 0) return;
  // An account is merged only once.
  const move = { amount, reason: "merge", reference: `${fromId}-${toId}` } as const;
  await withdraw(work, { customerId: fromId, ...move });
  await deposit(work, { customerId: toId, ...move });
}

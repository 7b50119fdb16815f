import type { ProcessType } from "#contract/wallet/endpoints.ts";
import { holdKnownCustomer } from "#server/modules/customers/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { WalletTables } from "../tables.ts";
import { deposit, lockAccount, withdraw } from "../write-entry.ts";
import { countGiven } from "./count-given.ts";

interface StaffChange {
  customerId: number;
  type: ProcessType;
  amount: number;
  note: string;
  staffId: number;
}

/** The result: an entry, or a request for one. */
export type ChangeAnswer = { position: number; balance: number } | { requestId: number };

/**
 * A member of staff changes a wallet; amounts above what one may book alone wait for a second
 * member.
 */
export async function changeByStaff(work: Work, change: StaffChange): Promise<ChangeAnswer> {
  await holdKnownCustomer(work, change.customerId);
  await lockAccount(work, change.customerId);
  const isAlone = await countGiven(work, change.staffId, { kind: "wallet", amount: change.amount });
  return isAlone ? bookEntry(work, change) : ask(work, change);
}

/** Writes a staff entry into the ledger. */
export async function bookEntry(
  work: Work,
  { type, ...change }: Omit<StaffChange, "note"> & { note: string | null },
) {
  const command = type === "Deposit" ? deposit : withdraw;
  const { position, balance } = await command(work, {
    ...change,
    reason: "staff",
    reference: null,
  });
  return { position, balance };
}

async function ask(work: Work, { customerId, type, amount, note, staffId }: StaffChange) {
  const { id } = await work.db
    .$extendTables<WalletTables>()
    .insertInto("wallet.request")
    .values({
      customer_id: customerId,
      process_type: type,
      piastres: amount,
      note,
      asked_by: staffId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { requestId: id };
}

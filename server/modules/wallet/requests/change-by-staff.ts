import { sql } from "kysely";
import type { ProcessType } from "#contract/wallet/endpoints.ts";
import { holdKnownCustomer } from "#server/modules/customers/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { WalletTables } from "../tables.ts";
import { deposit, lockAccount, withdraw } from "../write-entry.ts";

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
  // Concurrent changes are serialised, so that their sum is checked.
  await lockAccount(work, change.customerId);
  const { walletEntryAlone } = await readSettings(work.db);
  const booked = await bookedToday(work, change);
  return booked + change.amount > walletEntryAlone ? ask(work, change) : bookEntry(work, change);
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

/**
 * What the member booked alone for this customer in the last 24 hours: splitting an amount does not
 * evade the limit.
 */
async function bookedToday(work: Work, { customerId, type, staffId }: StaffChange) {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(entry.processed_piastres), 0)::bigint as total from wallet.entry
    where entry.customer_id = ${customerId} and entry.staff_id = ${staffId} and entry.process_type = ${type}
      and entry.at > now() - interval '1 day'
      and not exists (
        select from wallet.request where request.customer_id = entry.customer_id and request.position = entry.position
      )
  `.execute(work.db);
  return rows[0]?.total ?? 0;
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

import { sql } from "kysely";
import type { Piastres } from "#contract/kernel/money.ts";
import type { ProcessType, WalletReason } from "#contract/wallet/endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { WalletTables } from "./tables.ts";

export interface WalletChange {
  customerId: number;
  /** Greater than zero. */
  amount: Piastres;
  reason: WalletReason;
  /** Number of the order or return. The same reason and reference are booked once. */
  reference: string | null;
  note?: string | null;
  staffId?: number;
}

export interface WalletAnswer {
  /** Position of the entry in the customer's ledger. */
  position: number;
  /** Balance after the entry; for a repeat, after the first one. */
  balance: Piastres;
  /** It was booked before, so nothing changed. */
  repeated: boolean;
}

/** Gives a customer store credit. */
export async function deposit(work: Work, change: WalletChange): Promise<WalletAnswer> {
  return write(work, "Deposit", change);
}

/** Takes store credit; refuses when there is not enough. */
export async function withdraw(work: Work, change: WalletChange): Promise<WalletAnswer> {
  return write(work, "Withdraw", change);
}

async function write(work: Work, type: ProcessType, change: WalletChange): Promise<WalletAnswer> {
  const { customerId, amount, reason, reference } = change;
  const account = await lockAccount(work, customerId);
  const earlier = reference === null ? undefined : await find(work, type, reason, reference);
  if (earlier) return { ...sameAs(earlier, change), repeated: true };

  const before = account.balance_piastres;
  const after = type === "Deposit" ? before + amount : before - amount;
  if (after < 0) refuse("wallet-balance");
  const position = account.position + 1;
  await sql`
    with entry as (
      insert into wallet.entry (
        customer_id, position, process_type, before_piastres, processed_piastres, after_piastres, reason, reference,
        note, staff_id
      ) values (
        ${customerId}, ${position}, ${type}, ${before}, ${amount}, ${after}, ${reason}, ${reference},
        ${change.note ?? null}, ${change.staffId ?? null}
      ) returning customer_id, position, after_piastres
    )
    update wallet.account as account set position = entry.position, balance_piastres = entry.after_piastres
    from entry where account.customer_id = entry.customer_id
  `.execute(work.db);
  return { position, balance: after, repeated: false };
}

/** Locks the end of a customer's ledger. Concurrent changes wait until the first has committed. */
export async function lockAccount(work: Work, customerId: number) {
  const db = work.db.$extendTables<WalletTables>();
  await db
    .insertInto("wallet.account")
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom("wallet.account")
    .select(["position", "balance_piastres"])
    .where("customer_id", "=", customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function find(work: Work, type: ProcessType, reason: WalletReason, reference: string) {
  return work.db
    .$extendTables<WalletTables>()
    .selectFrom("wallet.entry")
    .select(["customer_id", "position", "processed_piastres", "after_piastres"])
    .where("process_type", "=", type)
    .where("reason", "=", reason)
    .where("reference", "=", reference)
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/** The same reference with another amount or customer is a bug in the caller, never a repeat. */
function sameAs(earlier: Found, { customerId, amount, reference }: WalletChange) {
  if (earlier.customer_id !== customerId || earlier.processed_piastres !== amount)
    throw new Error(`${reference} was in a wallet before, with another amount or customer`);
  return { position: earlier.position, balance: earlier.after_piastres };
}

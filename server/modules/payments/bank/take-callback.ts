import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { bankAnswered } from "../events.ts";
import { takeMoney } from "../money/take-money.ts";
import type { PaymentsTables } from "../tables.ts";
import type { BankNotification } from "./bank-provider.ts";

/** Sums of amounts up to this, EGP 10 billion, are exact. */
const MOST_PIASTRES = 1_000_000_000_000;

/**
 * Processes the bank's notification of one transaction. Its amount counts, never what the
 * customer's browser says; each is processed once. @returns false for a repeat, or for something
 * unrelated to this shop
 */
export async function takeCallback(
  work: Work,
  provider: string,
  notification: BankNotification,
): Promise<boolean> {
  const { amount } = notification;
  if (amount < 1 || amount > MOST_PIASTRES) refuse("validation");
  const attempt = await attemptOf(work, notification);
  if (!attempt || !(await isNew(work, provider, notification))) return false;
  await work.emit(bankAnswered, { kind: notification.kind });
  if (notification.kind === "declined") await markDeclined(work, attempt.id);
  if (notification.kind === "charged" && notification.currency === "EGP") {
    await takeMoney(work, attempt.order_id, {
      kind: attempt.method,
      amount: notification.amount,
      reference: notification.transaction,
    });
  }
  return true;
}

/**
 * The attempt of a reference. The bank does not sign the reference, so the order that it does sign
 * has to be the attempt's. Nobody can have paid an attempt that the bank has not answered yet.
 */
async function attemptOf(work: Work, { reference, bankOrder }: BankNotification) {
  if (reference === null) return undefined;
  const attempt = await work.db
    .$extendTables<PaymentsTables>()
    .selectFrom("payments.bank_attempt")
    .select(["id", "order_id", "method", "bank_order"])
    .where("reference", "=", reference)
    .where((it) => it.or([it("redirect", "is not", null), it("bill", "is not", null)]))
    .executeTakeFirst();
  if (attempt && (attempt.bank_order ?? bankOrder) !== bankOrder) refuse("forbidden");
  return attempt;
}

/**
 * The first insert wins; a repeat waits here until that has been decided. The rest of the
 * notification contains personal data, which may have to be erased: it is not stored.
 */
async function isNew(
  work: Work,
  provider: string,
  notification: BankNotification,
): Promise<boolean> {
  const { transaction, kind } = notification;
  const { numInsertedOrUpdatedRows } = await work.db
    .$extendTables<PaymentsTables>()
    .insertInto("payments.callback")
    .values({ provider, transaction, kind, body: JSON.stringify(notification) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function markDeclined(work: Work, attemptId: number): Promise<void> {
  await work.db
    .$extendTables<PaymentsTables>()
    .updateTable("payments.bank_attempt")
    .set({ is_declined: true })
    .where("id", "=", attemptId)
    .execute();
}

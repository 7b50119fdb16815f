import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { bankAnswered } from "../events.ts";
import { takeMoney } from "../money/take-money.ts";
import type { PaymentsTables } from "../tables.ts";
import type { BankNotification } from "./bank-provider.ts";

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

async function attemptOf(work: Work, { reference }: BankNotification) {
  if (reference === null) return undefined;
  return work.db
    .$extendTables<PaymentsTables>()
    .selectFrom("payments.bank_attempt")
    .select(["id", "order_id", "method"])
    .where("reference", "=", reference)
    .executeTakeFirst();
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

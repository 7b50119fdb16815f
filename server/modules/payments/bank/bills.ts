import { sql } from "kysely";
import { type PayableOrder, randomSuffix } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** A request to the bank without an answer for this long was interrupted. */
const INTERRUPTED_AFTER_SECONDS = 30;

type Billed = Pick<PayableOrder, "id" | "number" | "due">;

/** The number under which an order can be paid at an outlet, for the amount due now. */
export async function openBill(db: Connection, { id, due }: Billed): Promise<string | undefined> {
  const { rows } = await sql<{ bill: string }>`
    select bill from payments.bank_attempt
    where order_id = ${id} and method = 'kiosk' and not is_declined and piastres = ${due} and bill is not null
  `.execute(db);
  return rows[0]?.bill;
}

/**
 * Claims the right to request an order's payment number from the bank: one at a time, or a customer
 * would have two to pay. A number for another amount is abandoned; money that still arrives under
 * it counts. @returns undefined: another request is in progress
 */
export async function claimBill(
  db: Connection,
  { id, number, due }: Billed,
): Promise<string | undefined> {
  await sql`
    update payments.bank_attempt set is_declined = true
    where order_id = ${id} and method = 'kiosk' and not is_declined and piastres <> ${due}
  `.execute(db);
  const { rows } = await sql<{ reference: string }>`
    insert into payments.bank_attempt (order_id, method, reference, piastres)
    values (${id}, 'kiosk', ${`${number}-K${randomSuffix()}`}, ${due})
    on conflict (order_id) where method = 'kiosk' and not is_declined do update
    set reference = excluded.reference, at = now()
    where bank_attempt.bill is null
      and bank_attempt.at < now() - make_interval(secs => ${INTERRUPTED_AFTER_SECONDS})
    returning reference
  `.execute(db);
  return rows[0]?.reference;
}

export async function keepBill(
  db: Connection,
  reference: string,
  { bill, bankOrder }: { bill: string; bankOrder: string },
): Promise<void> {
  await sql`
    update payments.bank_attempt set bill = ${bill}, bank_order = ${bankOrder} where reference = ${reference}
  `.execute(db);
}

/** The bank gave none: the next caller may request it again. */
export async function giveUpBill(db: Connection, reference: string): Promise<void> {
  await sql`
    delete from payments.bank_attempt where reference = ${reference} and bill is null
  `.execute(db);
}

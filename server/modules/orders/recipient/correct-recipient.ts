import { sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import {
  type CorrectedField,
  type Recipient,
  RECIPIENT_FIELDS,
} from "#contract/orders/recipient-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderByNumber, type OrderRecord } from "../order-queries.ts";
import type { OrderState } from "../status/order-states.ts";
import { writeEvent } from "../status/write-event.ts";
import type { OrdersTables } from "../tables.ts";
import { daysTo, type DeliveryDays } from "./delivery-to.ts";
import { mayCorrect, recipientOf } from "./order-recipient.ts";

interface Correction {
  number: string;
  version: string;
  recipient: Recipient;
  staffId: number;
  /** Language of the amounts in a refusal. */
  locale: Locale;
}

/**
 * Corrects who receives an order and where. The costs stay the same: a governorate with another fee
 * is refused. After a correction, the new phone number is called again.
 * @returns the order before and the changed fields; undefined: nothing differs
 */
export async function correctRecipient(
  work: Work,
  { number, version, recipient, staffId, locale }: Correction,
): Promise<{ before: OrderRecord; fields: string[] } | undefined> {
  const before = await recordForChange(work, {
    root: { table: "orders.order", column: "number", key: number },
    version,
    read: async (db) => {
      const read = await orderByNumber(db, number);
      return read && recipientOf(read);
    },
  });
  const order = (await orderByNumber(work.db, number)) ?? refuse("not-found");
  if (!mayCorrect(order)) refuse("order-state");
  const fields = changedFields(before, recipient);
  if (fields.length === 0) return undefined;
  const days = await daysTo(work.db, order, recipient.address.governorate, locale);
  await write(work, order, recipient, days);
  const isOtherPhone = fields.some(({ field }) => field === "phone" || field === "phone2");
  if (isOtherPhone) await forgetPhone(work, order.id);
  const state = order.waiting_for ?? (order.status as OrderState);
  const eventId = await writeEvent(work, order.id, state, {
    actor: "staff",
    staffId,
    isCorrection: true,
  });
  await sql`
    insert into orders.correction (event_id, order_id, fields)
    values (${eventId}, ${order.id}, ${JSON.stringify(fields)})
  `.execute(work.db);
  return { before: order, fields: fields.map(({ field }) => field) };
}

async function write(
  work: Work,
  { id }: OrderRecord,
  { contact, address }: Recipient,
  { earliest, latest }: DeliveryDays,
): Promise<void> {
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({
      contact_name: contact.name,
      contact_phone: contact.phone,
      contact_phone2: contact.phone2 || null,
      governorate: address.governorate,
      address,
      earliest,
      latest,
    })
    .where("id", "=", id)
    .execute();
}

/** The old number no longer gives access to the order, and the new one is called. */
async function forgetPhone(work: Work, orderId: number): Promise<void> {
  const db = work.db.$extendTables<OrdersTables>();
  await db.deleteFrom("orders.code").where("order_id", "=", orderId).execute();
  await db
    .deleteFrom("orders.order_access")
    .where("order_id", "=", orderId)
    .where("is_proved", "=", true)
    .execute();
  await db
    .updateTable("orders.order")
    .set({ call_result: null, next_call_at: null })
    .where("id", "=", orderId)
    .where("call_result", "=", "wrong-number")
    .execute();
}

/** Differences between two recipients, in the order of the form. */
function changedFields(before: Recipient, after: Recipient): CorrectedField[] {
  const [was, is] = [flat(before), flat(after)];
  return RECIPIENT_FIELDS.map((field) => ({
    field,
    before: was[field] ?? "",
    after: is[field] ?? "",
  })).filter((one) => one.before !== one.after);
}

function flat({ contact, address }: Recipient): Partial<Record<string, string>> {
  return { ...contact, ...address };
}

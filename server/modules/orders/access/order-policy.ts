import { sql, type SqlBool } from "kysely";
import { mailboxOf } from "#contract/kernel/email.ts";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import { parseMobile } from "#contract/kernel/phone.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/**
 * Rows that are a shopper's: orders it placed, a guest's for a time, and orders whose phone or email sent it a code not
 * long ago. For queries on `orders.order as order`.
 */
export function isReadableBy(shopperId: number) {
  return sql<SqlBool>`(
    ("order".shopper_id = ${shopperId} and ("order".guest_until is null or "order".guest_until > now())) or exists (
      select from orders.order_access as access where access.order_id = "order".id and access.shopper_id = ${shopperId}
        and access.is_proved and access.expires_at > now()
    ) or "order".company_id = (
      select company_id from companies.company_approver as approver where approver.shopper_id = ${shopperId}
    )
  )`;
}

/** What a shopper may see of an order; `undefined`: nothing, not even that there is one. */
export async function accessTo(
  db: Connection,
  number: string,
  shopperId: number | undefined,
): Promise<{ orderId: number; access: "full" | "masked" } | undefined> {
  if (shopperId === undefined) return undefined;
  const { rows } = await sql<{ id: number; isFull: boolean }>`
    select id, ${isReadableBy(shopperId)} as "isFull" from orders.order as "order"
    where number = ${number} and (${isReadableBy(shopperId)} or "order".shopper_id = ${shopperId} or exists (
      select from orders.order_access as access where access.order_id = "order".id and access.shopper_id = ${shopperId}
        and access.expires_at > now()
    ))
  `.execute(db);
  const [row] = rows;
  return row && { orderId: row.id, access: row.isFull ? "full" : "masked" };
}

/** Whoever sees the masked order is asked for a code; to everybody else it is not there. */
export async function refuseOrder(
  db: Connection,
  number: string,
  shopperId: number | undefined,
): Promise<never> {
  refuse((await accessTo(db, number, shopperId)) ? "code-needed" : "not-found");
}

interface Contact {
  contact_phone: string | null;
  contact_phone2: string | null;
  contact_email: string | null;
}

/** Whether somebody named one of the order's phones, in any spelling, or its email. */
export function knowsContact(contact: Contact, phoneOrEmail: string): boolean {
  const phone = parseMobile(phoneOrEmail);
  if (phone !== undefined)
    return phone === contact.contact_phone || phone === contact.contact_phone2;
  const email = foldEmail(phoneOrEmail);
  return (
    email !== "" && contact.contact_email !== null && email === foldEmail(contact.contact_email)
  );
}

/** What a guess is counted under: one phone or mailbox, however it is spelled. */
export function contactKey(phoneOrEmail: string): string {
  return parseMobile(phoneOrEmail) ?? mailboxOf(foldEmail(phoneOrEmail));
}

function foldEmail(text: string): string {
  return normaliseDigits(text).trim().toLowerCase();
}

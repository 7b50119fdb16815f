import { sql, type SqlBool } from "kysely";
import { parseMobile } from "#contract/kernel/phone.ts";
import { normaliseDigits } from "#contract/kernel/digits.ts";

/** Rows a shopper may read: orders it placed, and orders it has shown to know. For queries on `orders.order as order`. */
export function isReadableBy(shopperId: number) {
  return sql<SqlBool>`(
    "order".shopper_id = ${shopperId} or exists (
      select from orders.order_access as access where access.order_id = "order".id and access.shopper_id = ${shopperId}
    ) or "order".company_id = (
      select company_id from companies.company_approver as approver where approver.shopper_id = ${shopperId}
    )
  )`;
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

function foldEmail(text: string): string {
  return normaliseDigits(text).trim().toLowerCase();
}

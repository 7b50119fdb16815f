import { sql, type SqlBool } from "kysely";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import { mailboxOf } from "#contract/kernel/email.ts";
import { parseMobile } from "#contract/kernel/phone.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/**
 * Orders that a shopper may read: those it placed (a guest's for a limited time), and those for
 * which it recently entered a code from the order's phone or email. For queries on `orders.order as
 * order`.
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

/** A shopper's access to an order; `undefined`: none, not even to its existence. */
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

/**
 * Asks for a code where the masked order is accessible; for everyone else the order is not found.
 */
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

/** Whether somebody gave one of the order's phones, in any notation, or its email. */
export function knowsContact(contact: Contact, phoneOrEmail: string): boolean {
  const phone = parseMobile(phoneOrEmail);
  if (phone !== undefined)
    return phone === contact.contact_phone || phone === contact.contact_phone2;
  const email = foldEmail(phoneOrEmail);
  return (
    email !== "" && contact.contact_email !== null && email === foldEmail(contact.contact_email)
  );
}

/** The key under which an attempt is counted: one phone or mailbox, however it is written. */
export function contactKey(phoneOrEmail: string): string {
  return parseMobile(phoneOrEmail) ?? mailboxOf(foldEmail(phoneOrEmail));
}

function foldEmail(text: string): string {
  return normaliseDigits(text).trim().toLowerCase();
}

import { sql } from "kysely";
import type { Channel } from "#contract/customers/message-topics.ts";
import { email as emailSchema } from "#contract/kernel/email.ts";
import { parseMobile } from "#contract/kernel/phone.ts";
import { wantsMessage } from "#server/modules/customers/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

export interface AlertContact {
  channel: Channel;
  /** Lower-case email, or E.164. */
  target: string;
}

/** Parses what was typed as an email or a phone number. */
export function readContact(typed: string): AlertContact {
  const phone = parseMobile(typed);
  if (phone !== undefined) return { channel: "sms", target: phone };
  const email = emailSchema.safeParse(typed);
  if (email.success) return { channel: "email", target: email.data.toLowerCase() };
  throw new ProblemError("validation", {}, [
    { path: "contact", key: "validation.emailOrPhone", values: {} },
  ]);
}

export function contactOf(target: string): AlertContact {
  return { channel: target.startsWith("+") ? "sms" : "email", target };
}

/**
 * The customer's confirmed contacts; email first, since a mail costs nothing and can be
 * unsubscribed from in one click.
 */
export async function confirmedContacts(
  db: Connection,
  customerId: number,
): Promise<AlertContact[]> {
  const { rows } = await sql<{ target: string }>`
    select target from customers.customer_record as customer
    cross join lateral (values
      (1, lower(email), email_verified), (2, phone, phone_verified)
    ) as contact (place, target, is_verified)
    where customer.id = ${customerId} and is_verified and target is not null
      and erased_at is null and disabled_at is null
    order by place`.execute(db);
  return rows.map(({ target }) => contactOf(target));
}

/** The contacts by which the customer wants to be notified. */
export async function chosenContacts(
  { db, authSecret }: Pick<Platform, "authSecret"> & { db: Connection },
  customerId: number,
): Promise<AlertContact[]> {
  const chosen: AlertContact[] = [];
  for (const contact of await confirmedContacts(db, customerId)) {
    const recipient = { customerId, contact: contact.target };
    const about = { topic: "alerts", channel: contact.channel } as const;
    if (await wantsMessage({ db, authSecret }, recipient, about)) chosen.push(contact);
  }
  return chosen;
}

/** The confirmed contacts, in the form stored on alerts. */
export async function confirmedTargets(db: Connection, customerId: number): Promise<string[]> {
  const contacts = await confirmedContacts(db, customerId);
  return contacts.map(({ target }) => target);
}

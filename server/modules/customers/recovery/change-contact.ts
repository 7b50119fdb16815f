import { beginVerification, type Channel, limitCodes } from "#server/modules/identity/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { inTransaction, type Work } from "#server/platform/postgres/unit-of-work.ts";
import { takeAttempt } from "#server/platform/secrets/attempts.ts";
import { type Alert, sendAlert } from "../mails/send-alert.ts";
import { sendVerification } from "../mails/send-verification.ts";
import { customerById, type CustomerRow } from "../profile/customer-queries.ts";
import type { CustomerTables } from "../tables.ts";

interface NewContact {
  channel: Channel;
  target: string;
  /** Network address of the caller. */
  address: string;
}

/** Each change sends mails or short messages to an address chosen by the customer. */
const CHANGES = { scope: "contact-change", max: 10, minutes: 60 };

/**
 * Sends a code to a new email or phone and notifies the old one. If it belongs to somebody else,
 * that is not revealed: the response is the same, but no code will be accepted.
 */
export async function changeContact(
  platform: Platform,
  customerId: number,
  { channel, target, address }: NewContact,
) {
  refuseOwn(await customerById(platform.db, customerId), channel, target);
  await takeAttempt(platform.db, { ...CHANGES, key: String(customerId) });
  await limitCodes(platform, target, address);
  return inTransaction(platform, async (work) => {
    const customer = await customerById(work.db, customerId);
    const isTaken = await isSomebodyElses(work.db, { channel, target, customerId });
    const sent = await beginVerification(work, platform, {
      purpose: channel,
      channel,
      target,
      accountId: customerId,
      hasCode: !isTaken,
    });
    await sendVerification(
      work,
      { purpose: channel, channel, target, locale: customer.locale, owner: customer },
      sent,
    );
    await notifyOldContacts(work, customer, { about: "changing", channel, target });
    return sent.answer;
  });
}

/** Refuses a contact that the account already has, verified. */
function refuseOwn(customer: CustomerRow, channel: Channel, target: string): void {
  const isOwn =
    channel === "email"
      ? customer.email_verified && customer.email === target
      : customer.phone_verified && customer.phone === target;
  if (!isOwn) return;
  throw new ProblemError("validation", {}, [
    { path: channel, key: "validation.exclusion", values: {} },
  ]);
}

export async function isSomebodyElses(
  db: Connection,
  { channel, target, customerId }: { channel: Channel; target: string; customerId: number },
): Promise<boolean> {
  const others = db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.customer")
    .select("id")
    .where("id", "<>", customerId);
  const owner =
    channel === "email"
      ? others.where("email", "=", target)
      : others.where("phone", "=", target).where("phone_verified", "=", true);
  return (await owner.executeTakeFirst()) !== undefined;
}

/** The email, and the phone if that is what changes, both as before the change. */
export async function notifyOldContacts(
  work: Work,
  customer: CustomerRow,
  alert: Extract<Alert, { channel: string }>,
): Promise<void> {
  const { name, email, locale, phone_verified: isProved } = customer;
  const phone = isProved ? customer.phone : null;
  await sendAlert(work, { name, email, phone, locale }, alert);
  const isNotifiedByMail = email !== null;
  if (isNotifiedByMail && alert.channel === "phone" && phone !== null) {
    await sendAlert(work, { name, email: null, phone, locale }, alert);
  }
}

import type { MessageTopic } from "#contract/customers/message-topics.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { keyedHash, keyedHashes } from "#server/platform/secrets/keyed-hash.ts";
import type { CustomerTables } from "../tables.ts";

export type Secret = Pick<Platform, "authSecret">;

const RECIPIENT_BYTES = 16;

/** The keyed hash of an email or number: the contact itself is not stored because of an opt-out. */
export function recipientOf({ authSecret }: Secret, contact: string): Buffer {
  return shortened(keyedHash(authSecret, recipientText(contact)));
}

/** The hash, and its previous value from before a rotation of the shop's secret. */
export function recipientsOf({ authSecret }: Secret, contact: string): Buffer[] {
  return keyedHashes(authSecret, recipientText(contact)).map(shortened);
}

/** Opt-outs stored under the previous secret are copied to the current one. */
export async function hasRefused(
  { db, authSecret }: Secret & { db: Connection },
  contact: string,
  topic: MessageTopic,
): Promise<boolean> {
  const recipients = recipientsOf({ authSecret }, contact);
  const recipient = recipientOf({ authSecret }, contact);
  const tables = db.$extendTables<CustomerTables>();
  const found = await tables
    .selectFrom("customers.guest_refusal")
    .select("recipient")
    .where("recipient", "in", recipients)
    .where("topic", "=", topic)
    .execute();
  if (found.length === 0) return false;
  if (!found.some((row) => row.recipient.equals(recipient)))
    await tables
      .insertInto("customers.guest_refusal")
      .values({ recipient, topic })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return true;
}

function recipientText(contact: string): string {
  return `recipient:${contact.trim().toLowerCase()}`;
}

function shortened(hash: Buffer): Buffer {
  return hash.subarray(0, RECIPIENT_BYTES);
}

/** Repeating it changes nothing. */
export async function noteRefusal(
  work: Work,
  recipients: readonly Buffer[],
  topic: Exclude<MessageTopic, "orders">,
  isRefused: boolean,
): Promise<void> {
  const db = work.db.$extendTables<CustomerTables>();
  if (!isRefused) {
    await db
      .deleteFrom("customers.guest_refusal")
      .where("recipient", "in", recipients)
      .where("topic", "=", topic)
      .execute();
    return;
  }
  await db
    .insertInto("customers.guest_refusal")
    .values(recipients.map((recipient) => ({ recipient, topic })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

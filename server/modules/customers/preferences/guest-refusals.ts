import { createHmac } from "node:crypto";
import type { MessageTopic } from "#contract/customers/message-topics.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CustomerTables } from "../tables.ts";

export type Secret = Pick<Platform, "authSecret">;

const RECIPIENT_BYTES = 16;

/** A mailbox or number as it is known here: none is kept for having been refused. */
export function recipientOf({ authSecret }: Secret, contact: string): Buffer {
  const text = `recipient:${contact.trim().toLowerCase()}`;
  return createHmac("sha256", authSecret).update(text).digest().subarray(0, RECIPIENT_BYTES);
}

export async function hasRefused(
  db: Connection,
  recipient: Buffer,
  topic: MessageTopic,
): Promise<boolean> {
  const found = await db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.guest_refusal")
    .select("topic")
    .where("recipient", "=", recipient)
    .where("topic", "=", topic)
    .executeTakeFirst();
  return found !== undefined;
}

/** A second time changes nothing. */
export async function noteRefusal(
  work: Work,
  recipient: Buffer,
  topic: Exclude<MessageTopic, "orders">,
  isRefused: boolean,
): Promise<void> {
  const db = work.db.$extendTables<CustomerTables>();
  if (!isRefused) {
    await db
      .deleteFrom("customers.guest_refusal")
      .where("recipient", "=", recipient)
      .where("topic", "=", topic)
      .execute();
    return;
  }
  await db
    .insertInto("customers.guest_refusal")
    .values({ recipient, topic })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

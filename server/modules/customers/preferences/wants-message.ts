import type { Channel, MessageTopic } from "#contract/customers/message-topics.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { CustomerTables } from "../tables.ts";
import { preferencesOf } from "./choices.ts";
import { recipientOf, type Secret } from "./unsubscribe-link.ts";

/** Whom a message is for: a customer, or a guest with an email. */
interface Recipient {
  customerId: number | null;
  email: string | null;
}

/**
 * Whether somebody wants messages about something by a way: asked when a message is sent, not when it is planned. A refusal
 * that came as a guest counts for the same address of an account, too.
 */
export async function wantsMessage(
  { db, authSecret }: Secret & { db: Connection },
  { customerId, email }: Recipient,
  { topic, channel }: { topic: MessageTopic; channel: Channel },
): Promise<boolean> {
  if (email !== null && (await hasRefused(db, recipientOf({ authSecret }, email), topic)))
    return false;
  if (customerId === null) return channel === "email";
  const preferences = await preferencesOf(db, customerId);
  return (preferences[topic] as Partial<Record<Channel, boolean>>)[channel] ?? false;
}

async function hasRefused(db: Connection, recipient: Buffer, topic: MessageTopic) {
  const found = await db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.guest_refusal")
    .select("topic")
    .where("recipient", "=", recipient)
    .where("topic", "=", topic)
    .executeTakeFirst();
  return found !== undefined;
}

import type { Channel, MessageTopic, RefusableTopic } from "#contract/customers/message-topics.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { preferencesOf, setChoice } from "./choices.ts";
import { hasRefused, noteRefusal, recipientsOf, type Secret } from "./guest-refusals.ts";

/** The recipient: a customer, or a guest with the email or number they left. */
interface Recipient {
  customerId: number | null;
  contact: string | null;
}

/**
 * Whether a person wants messages about a topic on a channel: checked when a message is sent, not
 * when it is planned. A guest's opt-out also counts for the same contact of an account.
 */
export async function wantsMessage(
  { db, authSecret }: Secret & { db: Connection },
  { customerId, contact }: Recipient,
  { topic, channel }: { topic: MessageTopic; channel: Channel },
): Promise<boolean> {
  if (contact !== null && (await hasRefused({ db, authSecret }, contact, topic))) return false;
  if (customerId === null) return channel === (contact?.startsWith("+") ? "sms" : "email");
  const preferences = await preferencesOf(db, customerId);
  return (preferences[topic] as Partial<Record<Channel, boolean>>)[channel] ?? false;
}

/** Requesting such messages cancels earlier opt-outs. @returns whether there were any */
export async function allowMessage(
  secret: Secret,
  work: Work,
  recipient: Recipient & { contact: string },
  about: { topic: Exclude<RefusableTopic, "newsletter">; channel: Channel },
): Promise<boolean> {
  const { authSecret } = secret;
  if (await wantsMessage({ db: work.db, authSecret }, recipient, about)) return false;
  const { customerId, contact } = recipient;
  await noteRefusal(work, recipientsOf(secret, contact), about.topic, false);
  if (customerId !== null) await setChoice(secret, work, customerId, { ...about, isWanted: true });
  return true;
}

import { sql } from "kysely";
import {
  type Channel,
  MESSAGE_TOPICS,
  type MessageTopic,
  TOPIC_CHANNELS,
} from "#contract/customers/message-topics.ts";
import type { Preferences } from "#contract/customers/preference-endpoints.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { customerById } from "../profile/customer-queries.ts";
import type { CustomerTables } from "../tables.ts";
import { noteRefusal, recipientsOf, type Secret } from "./guest-refusals.ts";

/** What a customer is notified about: the customer's choices, else the defaults. */
export async function preferencesOf(db: Connection, customerId: number): Promise<Preferences> {
  const chosen = await choicesOf(db, customerId).execute();
  const preferences: Record<string, Record<string, boolean>> = {};
  for (const topic of MESSAGE_TOPICS) {
    const own = chosen.filter((choice) => choice.topic === topic);
    preferences[topic] = {
      ...TOPIC_CHANNELS[topic],
      ...Object.fromEntries(own.map(({ channel, is_wanted }) => [channel, is_wanted])),
    };
  }
  return preferences as Preferences;
}

/** Every choice with its date, for the data export. */
export function choicesOf(db: Connection, customerId: number) {
  return db
    .$extendTables<CustomerTables>()
    .selectFrom("customers.message_choice")
    .select(["topic", "channel", "is_wanted", "changed_at"])
    .where("customer_id", "=", customerId)
    .orderBy("topic")
    .orderBy("channel");
}

/** Saves a customer's choices. Order messages need at least one channel. */
export async function choose(
  secret: Secret,
  work: Work,
  customerId: number,
  changes: { [Topic in MessageTopic]?: Preferences[Topic] | undefined },
): Promise<Preferences> {
  // Concurrent requests are serialised.
  await sql`select from customers.customer where id = ${customerId} for no key update`.execute(
    work.db,
  );
  const before = await preferencesOf(work.db, customerId);
  const after: Preferences = {
    orders: changes.orders ?? before.orders,
    ratings: changes.ratings ?? before.ratings,
    alerts: changes.alerts ?? before.alerts,
  };
  if (!after.orders.email && !after.orders.sms) {
    throw new ProblemError("validation", {}, [
      { path: "orders", key: "validation.required", values: {} },
    ]);
  }
  for (const [topic, channels] of Object.entries(changes)) {
    for (const [channel, isWanted] of Object.entries(channels ?? {})) {
      await setChoice(secret, work, customerId, {
        topic: topic as MessageTopic,
        channel: channel as Channel,
        isWanted,
      });
    }
  }
  return after;
}

/** Also applies to what the confirmed contact had refused or requested as a guest. */
export async function setChoice(
  secret: Secret,
  work: Work,
  customerId: number,
  choice: { topic: MessageTopic; channel: Channel; isWanted: boolean },
): Promise<void> {
  const { topic, channel, isWanted } = choice;
  const set = { is_wanted: isWanted, changed_at: sql<Date>`now()` };
  await work.db
    .$extendTables<CustomerTables>()
    .insertInto("customers.message_choice")
    .values({ customer_id: customerId, topic, channel, ...set })
    .onConflict((conflict) =>
      conflict.columns(["customer_id", "topic", "channel"]).doUpdateSet(set),
    )
    .execute();
  const contact = await confirmedContact(work.db, customerId, channel);
  if (topic !== "orders" && contact)
    await noteRefusal(work, recipientsOf(secret, contact), topic, !isWanted);
}

async function confirmedContact(db: Connection, customerId: number, channel: Channel) {
  const { email, email_verified, phone, phone_verified } = await customerById(db, customerId);
  return channel === "email" ? email_verified && email : phone_verified && phone;
}

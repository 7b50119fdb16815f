import { createHmac, timingSafeEqual } from "node:crypto";
import { REFUSABLE_TOPICS, type RefusableTopic } from "#contract/customers/message-topics.ts";
import { NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { MAX_ID } from "#contract/kernel/slug.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { recordConsent } from "../privacy/newsletter-consent.ts";
import type { CustomerTables } from "../tables.ts";
import { setChoice } from "./choices.ts";

export type Secret = Pick<Platform, "authSecret">;

const RECIPIENT_BYTES = 16;

/** `ratings.c12.…` of a customer, `ratings.g….…` of a guest's address; no address is in it. */
const TOKEN = /^(?<topic>[a-z]{1,20})\.(?<subject>c\d{1,10}|g[\w-]{22})\.(?<signature>[\w-]{43})$/;

/** What the links of a mail about a topic carry. They hold as long as the shop's secret. */
export function unsubscribeToken(
  secret: Secret,
  topic: RefusableTopic,
  recipient: { customerId: number } | { email: string },
): string {
  const subject =
    "customerId" in recipient
      ? `c${recipient.customerId}`
      : `g${recipientOf(secret, recipient.email).toString("base64url")}`;
  return `${topic}.${subject}.${signature(secret, topic, subject).toString("base64url")}`;
}

/** A guest's address as it is known here. */
export function recipientOf({ authSecret }: Secret, email: string): Buffer {
  const text = `recipient:${email.trim().toLowerCase()}`;
  return createHmac("sha256", authSecret).update(text).digest().subarray(0, RECIPIENT_BYTES);
}

/**
 * Does what the link of a mail says; a second time changes nothing. Agreeing to the newsletter again needs its words: its
 * link only ends it.
 */
export async function followLink(
  secret: Secret,
  work: Work,
  token: string,
  isWanted: boolean,
): Promise<void> {
  const { topic, subject } = readToken(secret, token);
  if (topic === "newsletter" && (isWanted || !subject.startsWith("c"))) refuse("not-found");
  if (subject.startsWith("g")) {
    await refuseAsGuest(work, topic, Buffer.from(subject.slice(1), "base64url"), isWanted);
    return;
  }
  const customerId = Number(subject.slice(1));
  if (topic === "newsletter") {
    const no = { isGiven: false, text: NEWSLETTER_VERSION, source: "link" } as const;
    await recordConsent(work, customerId, no);
  } else {
    await setChoice(work, customerId, { topic, channel: "email", isWanted });
  }
}

function readToken(secret: Secret, token: string): { topic: RefusableTopic; subject: string } {
  const { topic: named, subject = "", signature: sent = "" } = TOKEN.exec(token)?.groups ?? {};
  const topic = REFUSABLE_TOPICS.find((one) => one === named);
  if (!topic || (subject.startsWith("c") && Number(subject.slice(1)) > MAX_ID)) refuse("not-found");
  const right = signature(secret, topic, subject);
  if (!timingSafeEqual(Buffer.from(sent, "base64url"), right)) refuse("not-found");
  return { topic, subject };
}

function signature({ authSecret }: Secret, topic: string, subject: string): Buffer {
  return createHmac("sha256", authSecret).update(`unsubscribe:${topic}:${subject}`).digest();
}

async function refuseAsGuest(
  work: Work,
  topic: RefusableTopic,
  recipient: Buffer,
  isWanted: boolean,
): Promise<void> {
  const db = work.db.$extendTables<CustomerTables>();
  if (isWanted) {
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

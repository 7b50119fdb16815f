import {
  type Channel,
  REFUSABLE_TOPICS,
  type RefusableTopic,
} from "#contract/customers/message-topics.ts";
import { NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { MAX_ID } from "#contract/kernel/slug.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { isKeyedHash, keyedHash } from "#server/platform/secrets/keyed-hash.ts";
import { recordConsent } from "../privacy/newsletter-consent.ts";
import { setChoice } from "./choices.ts";
import { noteRefusal, recipientOf, type Secret } from "./guest-refusals.ts";

/** 96 bits: not guessable, but short enough for a short message. */
const SIGNATURE_BYTES = 12;

/**
 * `ratings.c12.…` for a customer's mails, `alerts.p12.…` for the phone, `alerts.g….…` for a
 * contact; the contact itself is not included.
 */
const TOKEN =
  /^(?<topic>[a-z]{1,20})\.(?<subject>[cp]\d{1,10}|g[\w-]{22})\.(?<signature>[\w-]{16})$/;

/** A customer on one channel, or a guest's email or number. */
type Refuser = { customerId: number; channel?: Channel } | { contact: string };

/** The token in the links of messages about a topic. Valid as long as the shop's secret. */
export function unsubscribeToken(secret: Secret, topic: RefusableTopic, refuser: Refuser): string {
  const subject = subjectOf(secret, refuser);
  return `${topic}.${subject}.${signatureOf(secret, topic, subject)}`;
}

/**
 * The recipient's ways to unsubscribe from such messages: a page with one button, and the button of
 * mail programs.
 */
export function unsubscribeLinks(secret: Secret, topic: RefusableTopic, refuser: Refuser) {
  const token = unsubscribeToken(secret, topic, refuser);
  return { href: `/auth/Unsubscribe#${token}`, atOnce: `/api/v1/messages/unsubscribe/${token}` };
}

function subjectOf(secret: Secret, refuser: Refuser): string {
  if ("contact" in refuser) return `g${recipientOf(secret, refuser.contact).toString("base64url")}`;
  return `${refuser.channel === "sms" ? "p" : "c"}${refuser.customerId}`;
}

/**
 * Applies a message's unsubscribe link; repeating it changes nothing. Subscribing to the newsletter
 * again requires its consent text, so its link can only unsubscribe.
 */
export async function followLink(
  secret: Secret,
  work: Work,
  token: string,
  isWanted: boolean,
): Promise<void> {
  const { topic, subject } = readToken(secret, token);
  const customerId = Number(subject.slice(1));
  if (topic === "newsletter") {
    if (isWanted || !subject.startsWith("c")) refuse("not-found");
    const no = { isGiven: false, text: NEWSLETTER_VERSION, source: "link" } as const;
    await recordConsent(work, customerId, no);
  } else if (subject.startsWith("g")) {
    const recipient = Buffer.from(subject.slice(1), "base64url");
    await noteRefusal(work, [recipient], topic, !isWanted);
  } else {
    const channel = subject.startsWith("p") ? "sms" : "email";
    await setChoice(secret, work, customerId, { topic, channel, isWanted });
  }
}

function readToken(secret: Secret, token: string): { topic: RefusableTopic; subject: string } {
  const { topic: named, subject = "", signature: sent = "" } = TOKEN.exec(token)?.groups ?? {};
  const topic = REFUSABLE_TOPICS.find((one) => one === named);
  if (!topic || (!subject.startsWith("g") && Number(subject.slice(1)) > MAX_ID))
    refuse("not-found");
  const signature = Buffer.from(sent, "base64url");
  const text = signedText(topic, subject);
  const isOurs = isKeyedHash(secret.authSecret, text, signature, SIGNATURE_BYTES);
  if (!isOurs) refuse("not-found");
  return { topic, subject };
}

function signatureOf({ authSecret }: Secret, topic: string, subject: string): string {
  const hash = keyedHash(authSecret, signedText(topic, subject));
  return hash.subarray(0, SIGNATURE_BYTES).toString("base64url");
}

function signedText(topic: string, subject: string): string {
  return `unsubscribe:${topic}:${subject}`;
}

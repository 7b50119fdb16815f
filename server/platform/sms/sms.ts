import { balanced } from "../messages/plain-value.ts";
import { type Addressed, queueMessage } from "../post/queue-message.ts";
import type { Work } from "../postgres/unit-of-work.ts";

export interface SmsContent {
  text: string;
}

export type Sms = Addressed & SmsContent;

const E164 = /^\+\d{8,15}$/;

/** Sends a short message once the command that causes it has committed. */
export async function sendSms(work: Work, { text, ...addressed }: Sms): Promise<void> {
  if (!E164.test(addressed.to))
    throw new Error("a short message needs a number with its country code");
  await queueMessage(work, "sms", addressed, { text: balanced(text) });
}

import { defineJob } from "../jobs.ts";
import { balanced } from "../messages/plain-value.ts";
import type { Work } from "../postgres/unit-of-work.ts";
import { type Addressed, READABLE } from "./mail.ts";

export type Sms = Addressed & { text: string };

const E164 = /^\+\d{8,15}$/;

export const smsJob = defineJob<Sms>("short-messages", READABLE);

/** Sends a short message once the command that causes it has committed. */
export async function sendSms(work: Work, sms: Sms): Promise<void> {
  if (!E164.test(sms.to)) throw new Error("a short message needs a number with its country code");
  await work.enqueue(smsJob, { ...sms, text: balanced(sms.text) }, sms.thread);
}

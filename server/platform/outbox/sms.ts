import { defineJob, type Job } from "../jobs.ts";
import { plainLines } from "../messages/plain-value.ts";
import type { Platform } from "../platform.ts";
import type { Work } from "../postgres/unit-of-work.ts";
import { type Addressed, READABLE } from "./mail.ts";
import { withinSmsLimits } from "./sms-limits.ts";

export type Sms = Addressed & { text: string };

const E164 = /^\+\d{8,15}$/;

export const smsJob = defineJob<Sms>("short-messages", READABLE);

/** Sends a short message once the command that triggers it has committed. */
export async function sendSms(work: Work, sms: Sms): Promise<void> {
  if (!E164.test(sms.to)) throw new Error("a short message needs a number with its country code");
  await work.enqueue(smsJob, sms, sms.thread);
}

/**
 * Passes a short message to the gateway, or to the folder used instead, within the daily limits.
 * Direction marks are removed: with one of them, or one unusual space, an English message fits 70
 * characters per part instead of 160 (GSM 03.38).
 */
export function deliverSms(
  platform: Platform,
  { id, createdAt }: Omit<Job<unknown>, "data">,
  { to, locale, text }: Sms,
): Promise<void> {
  return withinSmsLimits(platform, to, () =>
    platform.transports.sms.send({ key: id, createdAt, to, locale, text: plainLines(text) }),
  );
}

import { limitCodes } from "#server/modules/identity/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { networkLimits, takeAttempt } from "#server/platform/secrets/attempts.ts";
import type { AlertContact } from "./alert-contact.ts";

/** Confirmations requested from one connection, regardless of recipient. */
const ASKED = { scope: "alert-asked", max: 30, minutes: 60 };
/**
 * Confirmations to one email or number, regardless of who requests them, so that strangers cannot
 * flood it.
 */
const SENT_HOUR = { scope: "alert-sent-hour", max: 5, minutes: 60 };
const SENT_DAY = { scope: "alert-sent-day", max: 10, minutes: 24 * 60 };

/** Counts a confirmation before it is sent; whether the contact is known makes no difference. */
export async function limitRequests(
  platform: Pick<Platform, "db" | "smsLimits">,
  { channel, target }: AlertContact,
  address: string,
): Promise<void> {
  const { db } = platform;
  for (const limit of networkLimits(address, ASKED)) await takeAttempt(db, limit);
  await takeAttempt(db, { ...SENT_HOUR, key: target });
  await takeAttempt(db, { ...SENT_DAY, key: target });
  // Short messages cost money: they share the limits of codes.
  if (channel === "sms") await limitCodes(platform, target, address);
}

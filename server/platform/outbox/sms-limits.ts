import type { Platform } from "../platform.ts";
import { countAttempt, returnAttempt } from "../secrets/attempts.ts";

const DAY_MINUTES = 24 * 60;

/**
 * Sends a short message unless the daily limit of the shop or the number is used up: each message
 * costs money. Dropped messages are logged. Messages that the gateway rejected do not count.
 */
export async function withinSmsLimits(
  { db, smsLimits, security }: Pick<Platform, "db" | "smsLimits" | "security">,
  to: string,
  send: () => Promise<void>,
): Promise<void> {
  const limits = [
    { scope: "sms-number-day", key: to, max: smsLimits.perNumber, minutes: DAY_MINUTES },
    { scope: "sms-shop-day", key: "shop", max: smsLimits.perDay, minutes: DAY_MINUTES },
  ];
  for (const [index, limit] of limits.entries()) {
    const { count } = await countAttempt(db, limit);
    if (count <= limit.max) continue;
    for (const taken of limits.slice(0, index + 1)) await returnAttempt(db, taken);
    security.note({ event: "limited", realm: "shop", reason: limit.scope });
    return;
  }
  try {
    await send();
  } catch (error) {
    for (const limit of limits) await returnAttempt(db, limit);
    throw error;
  }
}

import type { Platform } from "../platform.ts";
import { countAttempt, returnAttempt } from "../secrets/attempts.ts";

const DAY_MINUTES = 24 * 60;

/**
 * Sends a short message unless the day's are used up, the shop's or the number's: each costs money. What is dropped is
 * noted. One that the gateway did not take does not count.
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

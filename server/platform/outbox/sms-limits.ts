import type { Platform } from "../platform.ts";
import { countAttempts, returnAttempt } from "../secrets/attempts.ts";

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
  const counted = await countAttempts(db, limits);
  const reached = limits.find((limit) =>
    counted.some(({ scope, count }) => scope === limit.scope && count > limit.max),
  );
  if (reached) {
    for (const limit of limits) await returnAttempt(db, limit);
    security.note({ event: "limited", realm: "shop", reason: reached.scope });
    return;
  }
  try {
    await send();
  } catch (error) {
    for (const limit of limits) await returnAttempt(db, limit);
    throw error;
  }
}

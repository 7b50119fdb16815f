import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contract/kernel/time/units.ts";

export interface LastSeen {
  unit: "now" | "minutes" | "hours" | "days";
  count: number;
}

/** How long ago a device was seen, in the largest unit that fits. */
export function lastSeen(iso: string, now: number): LastSeen {
  const ago = Math.max(0, now - Date.parse(iso));
  if (ago < 2 * MINUTE_MS) return { unit: "now", count: 0 };
  if (ago < HOUR_MS) return { unit: "minutes", count: Math.floor(ago / MINUTE_MS) };
  if (ago < DAY_MS) return { unit: "hours", count: Math.floor(ago / HOUR_MS) };
  return { unit: "days", count: Math.floor(ago / DAY_MS) };
}

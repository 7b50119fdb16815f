import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contract/kernel/time/units.ts";

export interface TimeLeft {
  unit: "days" | "hours" | "minutes" | "moment" | "over";
  count: number;
  /** Milliseconds until the text changes; null if it no longer does. */
  changesIn: number | null;
}

/**
 * How long something is held, rounded down, so that it is never shown too long. Days are used from
 * three on, hours from two.
 */
export function timeLeft(until: string, now: number): TimeLeft {
  const left = Date.parse(until) - now;
  if (left <= 0) return { unit: "over", count: 0, changesIn: null };
  if (left < MINUTE_MS) return { unit: "moment", count: 0, changesIn: left };
  const [unit, size] = unitOf(left);
  const count = Math.floor(left / size);
  return { unit, count, changesIn: left - count * size + 1 };
}

function unitOf(left: number): ["days" | "hours" | "minutes", number] {
  if (left >= 3 * DAY_MS) return ["days", DAY_MS];
  return left >= 2 * HOUR_MS ? ["hours", HOUR_MS] : ["minutes", MINUTE_MS];
}

/** Remaining minutes that are announced to screen readers. */
const MARKS = new Set([10, 5, 1]);

/** Whether a text is announced: only a few, or the countdown would never stop talking. */
export function isWorthSaying({ unit, count }: TimeLeft): boolean {
  return unit === "over" || (unit === "minutes" && MARKS.has(count));
}

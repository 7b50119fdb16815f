import { cairoDay } from "#contract/kernel/time/cairo-day.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Length of the period in days, by granularity. */
const DAYS = { day: 30, week: 26 * 7, month: 365 };
export type Step = keyof typeof DAYS;
export const STEPS: readonly Step[] = ["day", "week", "month"];

/** The first day of a report that ends today in Egypt. */
export function firstDay(by: Step, now = new Date()): string {
  const today = Date.parse(cairoDay(now));
  return new Date(today - (DAYS[by] - 1) * DAY_MS).toISOString().slice(0, 10);
}

import { DAY_MS } from "./units.ts";

/** Days are ISO dates, as `2026-11-21`, without a time zone. */

export function addDays(day: string, count: number): string {
  return dayAt(Date.parse(day) + count * DAY_MS);
}

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** Milliseconds of the start of a day in UTC; NaN for other texts and for dates such as 30 February. */
export function dayTime(text: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && dayAt(time) === text ? time : Number.NaN;
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

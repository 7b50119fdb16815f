import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { addDays } from "#contract/kernel/time/calendar-days.ts";
import { DAY_MS } from "#contract/kernel/time/units.ts";

/** Length of the period in days, by granularity. */
const DAYS = { day: 30, week: 26 * 7, month: 365 };
export type Step = keyof typeof DAYS;
export const STEPS: readonly Step[] = ["day", "week", "month"];

/** The date range of a report, both ends included, and how its days are grouped. */
export interface ReportSpan {
  from: string;
  to: string;
  by: Step;
}

/** The usual number of days, weeks or months, up to today in Egypt. */
export function lastSpan(by: Step, now = new Date()): ReportSpan {
  const to = cairoDay(now);
  return { from: addDays(to, 1 - DAYS[by]), to, by };
}

/** The maximum length of a report (`readSpan` on the server). */
const MOST_DAYS = 1_096;
/** There is no data to report or compare before this date. */
const FIRST_DAY = "2020-01-01";
/** More bars than this are too thin to tell apart. */
const MOST_BARS = 62;

export type SpanProblem = "turnedRound" | "tooLong" | "tooEarly";

/** A custom range, grouped by the smallest step that is still readable, or the problem with it. */
export function ownSpan(from: string, to: string): ReportSpan | SpanProblem {
  const days = daysOf({ from, to });
  // Also catches NaN from a date that is still being typed.
  if (!(days >= 1)) return "turnedRound";
  if (from < FIRST_DAY) return "tooEarly";
  if (days > MOST_DAYS) return "tooLong";
  if (days <= MOST_BARS) return { from, to, by: "day" };
  return { from, to, by: days <= MOST_BARS * 7 ? "week" : "month" };
}

/** The period of the same length that ends the day before. */
export function spanBefore(span: ReportSpan): ReportSpan {
  const to = addDays(span.from, -1);
  return { from: addDays(to, 1 - daysOf(span)), to, by: span.by };
}

function daysOf({ from, to }: Pick<ReportSpan, "from" | "to">): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

import { addDays, addMonths } from "#contract/kernel/time/calendar-days.ts";
import { cairoWall } from "../../shell/forms/cairo-time.ts";

const WEEK = 7;
/** Weeks start on Saturday in Egypt: weekday 6 in JavaScript. */
const FIRST_WEEKDAY = 6;

/** The full weeks that contain a day's month. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const after = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let begin = weekOf(first)[0] ?? first; begin < after; begin = addDays(begin, WEEK)) {
    weeks.push(weekOf(begin));
  }
  return weeks;
}

/** The week of a day, from Saturday to Friday. */
export function weekOf(day: string): string[] {
  const behind = (new Date(day).getUTCDay() - FIRST_WEEKDAY + WEEK) % WEEK;
  return Array.from({ length: WEEK }, (_, index) => addDays(day, index - behind));
}

/** Whether a period covers any moment of a day in Cairo. */
export function isOn(
  day: string,
  { from, until }: { from: string; until: string | null },
): boolean {
  if (cairoWall(from).slice(0, 10) > day) return false;
  // The end is exclusive.
  return until === null || cairoWall(until) > `${day}T00:00`;
}

import { DAY_MS } from "#contract/kernel/time/units.ts";
/** Calendar days as ISO dates, without time or time zone. */
export interface DeliveryWindow {
  earliest: string;
  latest: string;
}

const FRIDAY = 5;

/**
 * The promised delivery days for an order placed `today`. Working days are Saturday to Thursday, so
 * no promise falls on a Friday.
 */
export function deliveryWindow(today: string, daysMin: number, daysMax: number): DeliveryWindow {
  return { earliest: addWorkingDays(today, daysMin), latest: addWorkingDays(today, daysMax) };
}

function addWorkingDays(today: string, count: number): string {
  let day = Date.parse(`${today}T00:00:00Z`);
  for (let left = count; left > 0; left -= 1) day = workingDayFrom(day + DAY_MS);
  return new Date(workingDayFrom(day)).toISOString().slice(0, 10);
}

function workingDayFrom(day: number): number {
  return new Date(day).getUTCDay() === FRIDAY ? day + DAY_MS : day;
}

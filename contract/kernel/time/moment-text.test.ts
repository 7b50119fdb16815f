import { expect, test } from "vitest";
import { dateText, weekdayMomentText } from "./moment-text.ts";

test("a moment has no comma after the weekday, and is told as in Egypt", () => {
  const at = new Date("2026-11-23T12:00:00Z");
  expect(weekdayMomentText(at, "ar")).toBe("الاثنين 23 نوفمبر في 2:00 م");
  expect(weekdayMomentText(at, "en")).toBe("Monday 23 November at 2:00 pm");
});

test("a date is the day in Cairo, in Latin digits", () => {
  expect(dateText("2026-03-03T10:00:00.000Z", "ar")).toBe("3 مارس 2026");
  expect(dateText("2026-03-03T22:30:00.000Z", "en")).toBe("4 March 2026");
});

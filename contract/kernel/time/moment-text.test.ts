import { expect, test } from "vitest";
import { weekdayMomentText } from "./moment-text.ts";

test("formats weekday, day and 12-hour time without a comma", () => {
  const at = new Date("2026-11-23T12:00:00Z");
  expect(weekdayMomentText(at, "ar")).toBe("الاثنين 23 نوفمبر في 2:00 م");
  expect(weekdayMomentText(at, "en")).toBe("Monday 23 November at 2:00 pm");
});

import { expect, test } from "vitest";
import { dayAndTimeText, dayText } from "./day-text.ts";

test("a promised day has no comma in it", () => {
  expect(dayText("2026-11-23", "ar")).toBe("الاثنين 23 نوفمبر");
  expect(dayText("2026-11-23", "en")).toBe("Monday 23 November");
});

test("a moment has no comma after the weekday, and is told as in Egypt", () => {
  const at = new Date("2026-11-23T12:00:00Z");
  expect(dayAndTimeText(at, "ar")).toBe("الاثنين 23 نوفمبر في 2:00 م");
  expect(dayAndTimeText(at, "en")).toBe("Monday 23 November at 2:00 pm");
});

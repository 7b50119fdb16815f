import { expect, test } from "vitest";
import { dayText } from "./day-text.ts";

test("formats a day without a comma", () => {
  expect(dayText("2026-11-23", "ar")).toBe("الاثنين 23 نوفمبر");
  expect(dayText("2026-11-23", "en")).toBe("Monday 23 November");
});

import { expect, test } from "vitest";
import { dateText } from "./date-text.ts";

test("formats a date as the day in Cairo, in Latin digits", () => {
  expect(dateText("2026-03-03T10:00:00.000Z", "ar")).toBe("3 مارس 2026");
  expect(dateText("2026-03-03T22:30:00.000Z", "en")).toBe("4 March 2026");
});

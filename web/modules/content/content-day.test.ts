import { expect, test } from "vitest";
import { contentDay } from "./content-day.ts";

test("a day reads as people write it, with Latin digits", () => {
  expect(contentDay("2026-03-03T10:00:00.000Z", "en")).toBe("3 March 2026");
  expect(contentDay("2026-03-03T10:00:00.000Z", "ar")).toBe("3 مارس 2026");
});

test("the day is Egypt's", () => {
  expect(contentDay("2026-03-03T22:30:00.000Z", "en")).toBe("4 March 2026");
});

import { expect, test } from "vitest";
import { ratingDay } from "./rating-day.ts";

test("late in the evening in Cairo is the next day, in Latin digits", () => {
  expect(ratingDay("2026-03-02T23:30:00Z", "en")).toBe("3 March 2026");
  expect(ratingDay("2026-03-02T23:30:00Z", "ar")).toMatch(/^3 \p{Script=Arabic}+ 2026$/u);
});

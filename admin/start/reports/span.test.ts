import { expect, test } from "vitest";
import { firstDay } from "./span.ts";

test("thirty days end today as Egypt counts days, whatever the clock of this machine says", () => {
  expect(firstDay("day", new Date("2026-11-23T12:00:00Z"))).toBe("2026-10-25");
  // Already the 24th in Cairo.
  expect(firstDay("day", new Date("2026-11-23T22:30:00Z"))).toBe("2026-10-26");
});

test("weeks look back half a year and months a whole one", () => {
  const now = new Date("2026-11-23T12:00:00Z");
  expect(firstDay("week", now)).toBe("2026-05-26");
  expect(firstDay("month", now)).toBe("2025-11-24");
});

import { expect, test } from "vitest";
import { lastSpan, ownSpan, spanBefore } from "./span.ts";

test("ends a 30-day report today in Cairo time", () => {
  const noon = new Date("2026-11-23T12:00:00Z");
  expect(lastSpan("day", noon)).toEqual({ from: "2026-10-25", to: "2026-11-23", by: "day" });
  // Already the 24th in Cairo.
  const late = new Date("2026-11-23T22:30:00Z");
  expect(lastSpan("day", late)).toEqual({ from: "2026-10-26", to: "2026-11-24", by: "day" });
});

test("covers half a year of weeks or a year of months", () => {
  const now = new Date("2026-11-23T12:00:00Z");
  expect(lastSpan("week", now).from).toBe("2026-05-26");
  expect(lastSpan("month", now).from).toBe("2025-11-24");
});

test("chooses days, weeks or months by the length of the period", () => {
  expect(ownSpan("2026-03-01", "2026-03-01")).toEqual({
    from: "2026-03-01",
    to: "2026-03-01",
    by: "day",
  });
  expect(ownSpan("2026-01-01", "2026-03-03")).toMatchObject({ by: "day" });
  expect(ownSpan("2026-01-01", "2026-03-04")).toMatchObject({ by: "week" });
  expect(ownSpan("2024-01-01", "2026-06-30")).toMatchObject({ by: "month" });
});

test("rejects reversed, too early and too long periods with a reason", () => {
  expect(ownSpan("2026-03-02", "2026-03-01")).toBe("turnedRound");
  expect(ownSpan("", "2026-03-01")).toBe("turnedRound");
  expect(ownSpan("2019-12-31", "2020-03-01")).toBe("tooEarly");
  expect(ownSpan("2023-01-01", "2025-12-31")).toMatchObject({ by: "month" });
  expect(ownSpan("2023-01-01", "2026-01-01")).toBe("tooLong");
});

test("returns the preceding period of the same length", () => {
  const february = { from: "2026-02-01", to: "2026-02-28", by: "day" } as const;
  expect(spanBefore(february)).toEqual({ from: "2026-01-04", to: "2026-01-31", by: "day" });
  const oneDay = { from: "2026-03-01", to: "2026-03-01", by: "day" } as const;
  expect(spanBefore(oneDay)).toMatchObject({ from: "2026-02-28", to: "2026-02-28" });
});

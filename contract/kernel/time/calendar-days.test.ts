import { expect, test } from "vitest";
import { addDays, addMonths, dayTime } from "./calendar-days.ts";

test("adds days across month ends, leap days and clock changes", () => {
  expect(addDays("2026-11-30", 1)).toBe("2026-12-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-04-25", -2)).toBe("2026-04-23");
});

test("adds months and clamps to the last day of shorter months", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-12-05", 1)).toBe("2027-01-05");
  expect(addMonths("2026-01-05", -1)).toBe("2025-12-05");
  expect(addMonths("2028-02-29", 12)).toBe("2029-02-28");
});

test("returns NaN for text that is not a date", () => {
  expect(dayTime("2026-11-21")).toBe(Date.UTC(2026, 10, 21));
  for (const text of ["2026-02-30", "2026-13-01", "2026-1-1", "2026-11-21T00:00", ""]) {
    expect(dayTime(text), text).toBeNaN();
  }
});

import { expect, test } from "vitest";
import { isOn, weekOf, weeksOf } from "./calendar-days.ts";

test("shows a month in whole weeks from Saturday", () => {
  const weeks = weeksOf("2026-11-23");
  expect(weeks.map(([first]) => first)).toEqual([
    "2026-10-31",
    "2026-11-07",
    "2026-11-14",
    "2026-11-21",
    "2026-11-28",
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe("2026-12-04");
  expect(weeksOf("2025-02-10")[0]?.[0]).toBe("2025-02-01");
  expect(weekOf("2026-11-27").at(-1)).toBe("2026-11-27");
});

test("marks an offer's days up to its end at midnight in Cairo", () => {
  const offer = { from: "2026-11-09T22:00:00.000Z", until: "2026-11-12T22:00:00.000Z" };
  const days = ["2026-11-09", "2026-11-10", "2026-11-12", "2026-11-13"];
  expect(days.map((day) => isOn(day, offer))).toEqual([false, true, true, false]);
  expect(isOn("2030-01-01", { ...offer, until: null })).toBe(true);
});

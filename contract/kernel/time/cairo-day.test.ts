import { expect, test } from "vitest";
import { cairoDay } from "./cairo-day.ts";

test("starts a day at midnight in Cairo, summer and winter", () => {
  expect(cairoDay(new Date("2026-07-01T20:59:59Z"))).toBe("2026-07-01");
  expect(cairoDay(new Date("2026-07-01T21:00:00Z"))).toBe("2026-07-02");
  expect(cairoDay(new Date("2026-12-01T21:59:59Z"))).toBe("2026-12-01");
  expect(cairoDay(new Date("2026-12-01T22:00:00Z"))).toBe("2026-12-02");
});

import { expect, test } from "vitest";
import { cairoDay } from "./cairo-day.ts";

test("a day begins at midnight in Cairo, in summer three hours before UTC", () => {
  expect(cairoDay(new Date("2026-07-01T20:59:59Z"))).toBe("2026-07-01");
  expect(cairoDay(new Date("2026-07-01T21:00:00Z"))).toBe("2026-07-02");
  expect(cairoDay(new Date("2026-12-01T21:59:59Z"))).toBe("2026-12-01");
  expect(cairoDay(new Date("2026-12-01T22:00:00Z"))).toBe("2026-12-02");
});

import { expect, test } from "vitest";
import { lastDay } from "./return-terms.ts";

/** Required by law. */
const LEGAL_TERMS = { days: 14, faultDays: 30, warrantyMonths: 24 };

test.each([
  ["changed-mind", "2026-03-14"],
  ["defective", "2026-03-30"],
  ["damaged", "2026-03-30"],
  ["wrong-item", "2026-03-30"],
  ["not-as-described", "2026-03-30"],
  ["warranty", "2028-02-28"],
] as const)("ends the return period for %s on %s", (reason, until) => {
  expect(lastDay("2026-02-28", reason, LEGAL_TERMS)).toBe(until);
});

test("extends the warranty for longer product warranties only", () => {
  expect(lastDay("2024-02-29", "warranty", LEGAL_TERMS, 36)).toBe("2027-02-28");
  expect(lastDay("2024-02-29", "warranty", LEGAL_TERMS, 48)).toBe("2028-02-29");
  expect(lastDay("2026-08-31", "warranty", LEGAL_TERMS, 30)).toBe("2029-02-28");
  expect(lastDay("2026-08-31", "warranty", LEGAL_TERMS, 12)).toBe("2028-08-31");
});

test("uses shop terms longer than the law's", () => {
  const terms = { days: 60, faultDays: 90, warrantyMonths: 60 };
  expect(lastDay("2026-01-01", "changed-mind", terms)).toBe("2026-03-02");
  expect(lastDay("2026-01-01", "damaged", terms)).toBe("2026-04-01");
  expect(lastDay("2026-01-01", "warranty", terms)).toBe("2031-01-01");
});

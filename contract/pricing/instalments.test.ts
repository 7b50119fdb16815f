import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { InstalmentPlan } from "../kernel/settings.ts";
import { instalmentsOf, leastForInstalments, monthlyOf } from "./instalments.ts";

const plan = (months: number, charge: number, minimum = 0): InstalmentPlan => ({
  provider: { ar: "ڤاليو", en: "valU" },
  months,
  charge,
  minimum,
});

test.each([
  [6_000_00, plan(12, 0), 500_00],
  [6_000_00, plan(12, 1800), 590_00],
  [1_000_00, plan(12, 1800), 99_00],
  [1, plan(12, 0), 1_00],
  [999_99, plan(6, 0), 167_00],
])("splits %i piastres by %j into %i per month", (amount, by, monthly) => {
  expect(monthlyOf(amount, by)).toBe(monthly);
});

test("covers amount and charge within a pound per month", () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
  const months = fc.integer({ min: 1, max: 60 });
  const charges = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(amounts, months, charges, (amount, count, charge) => {
      const monthly = monthlyOf(amount, plan(count, charge));
      const total = (amount * (10_000 + charge)) / 10_000;
      expect(Number.isInteger(monthly) && monthly % 100 === 0).toBe(true);
      expect(monthly * count).toBeGreaterThanOrEqual(total);
      expect((monthly - 100) * count).toBeLessThan(total);
    }),
  );
});

test("offers plans from their minimum, lowest monthly amount first", () => {
  const plans = [plan(6, 0, 3_000_00), plan(12, 1800, 1_000_00), plan(6, 900, 500_00)];
  const months = (amount: number) => instalmentsOf(amount, plans).map(({ plan: p }) => p.months);
  expect(months(499_99)).toEqual([]);
  expect(months(500_00)).toEqual([6]);
  expect(months(1_000_00)).toEqual([12, 6]);
  expect(instalmentsOf(3_000_00, plans).map(({ monthly }) => monthly)).toEqual([
    295_00, 500_00, 545_00,
  ]);
  expect(leastForInstalments(plans)).toBe(500_00);
  expect(leastForInstalments([])).toBe(0);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { vatContained, vatRateOn } from "./vat.ts";

test.each([
  [1140_00, 140_00],
  [999_00, 122_68],
  [0, 0],
  [1, 0],
  // 4 × 14 / 114 = 0.49 and 57 × 14 / 114 = 7 exactly.
  [4, 0],
  [5, 1],
  [57, 7],
])("computes for %d piastres a VAT of %d", (gross, vat) => {
  expect(vatContained(gross, 14)).toBe(vat);
});

test("rounds VAT to the nearest piastre, halves up, at any rate", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_147_483_647 * 999 }),
      fc.integer({ min: 0, max: 10_000 }),
      (gross, basisPoints) => {
        const whole = 10_000n + BigInt(basisPoints);
        const twice = BigInt(gross) * BigInt(basisPoints) * 2n;
        expect(BigInt(vatContained(gross, basisPoints / 100))).toBe((twice + whole) / (2n * whole));
      },
    ),
  );
});

test("uses the latest VAT rate that has started, in any order", () => {
  const rates = [
    { from: "2027-01-01", basisPoints: 1550 },
    { from: "2017-07-01", basisPoints: 1400 },
  ];
  expect(
    ["2016-01-01", "2026-12-31", "2027-01-01", "2030-05-05"].map((day) => vatRateOn(rates, day)),
  ).toEqual([14, 14, 15.5, 15.5]);
});

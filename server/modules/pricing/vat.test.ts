import fc from "fast-check";
import { expect, test } from "vitest";
import { vatContained } from "./vat.ts";

test.each([
  [1140_00, 140_00],
  [999_00, 122_68],
  [0, 0],
  [1, 0],
  // 4 × 14 / 114 = 0.49 and 57 × 14 / 114 = 7 exactly.
  [4, 0],
  [5, 1],
  [57, 7],
])("%d piastres contain %d", (gross, vat) => {
  expect(vatContained(gross)).toBe(vat);
});

test("is the nearest whole piastre, halves up", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_147_483_647 * 999 }), (gross) => {
      const twice = BigInt(gross) * 28n;
      expect(BigInt(vatContained(gross))).toBe((twice + 114n) / 228n);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { refundShare } from "./refund-share.ts";

test("splits a line's paid amount exactly for any parts", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 }),
      (paid, parts) => {
        const quantity = parts.reduce((sum, part) => sum + part, 0);
        let before = 0;
        let sum = 0;
        for (const part of parts) {
          const share = refundShare({ paid, quantity }, before, part);
          expect(Number.isInteger(share)).toBe(true);
          expect(Math.abs(share - (paid * part) / quantity)).toBeLessThan(1 + paid * 1e-15);
          before += part;
          sum += share;
        }
        expect(sum).toBe(paid);
      },
    ),
    { numRuns: 2_000 },
  );
});

test("assigns the remainder to the last unit", () => {
  const line = { paid: 100, quantity: 3 };
  expect([0, 1, 2].map((before) => refundShare(line, before, 1))).toEqual([33, 33, 34]);
});

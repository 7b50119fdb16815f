import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOrder } from "./order-totals.ts";

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  unit: fc.integer({ min: 1, max: 2_147_483_647 }),
});
const fees = fc.record({
  fee: fc.integer({ min: 0, max: 1_000_00 }),
  codFee: fc.integer({ min: 0, max: 100_00 }),
  freeFrom: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
});

test("the parts of an order add up, in exact whole piastres", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 100 }), fees, (lines, terms) => {
      const { lines: taxed, adjustments, totals } = sumOrder(lines, terms);
      const parts = [...taxed, ...adjustments];
      const sum = (pick: "amount" | "vat") =>
        parts.reduce((total, part) => total + BigInt(part[pick]), 0n);
      expect(sum("amount")).toBe(BigInt(totals.total));
      expect(sum("vat")).toBe(BigInt(totals.vat));
      expect(totals.total).toBe(totals.items + totals.delivery + totals.codFee);
      expect(Number.isSafeInteger(totals.total)).toBe(true);
      const goods = lines.reduce(
        (total, { quantity, unit }) => total + BigInt(quantity) * BigInt(unit),
        0n,
      );
      expect(BigInt(totals.items)).toBe(goods);
    }),
  );
});

test("delivery is free from the limit on, not below it", () => {
  const terms = { fee: 60_00, codFee: 20_00, freeFrom: 500_00 };
  expect(sumOrder([{ quantity: 1, unit: 499_99 }], terms).totals.delivery).toBe(60_00);
  expect(sumOrder([{ quantity: 1, unit: 500_00 }], terms).totals.delivery).toBe(0);
  expect(
    sumOrder([{ quantity: 1, unit: 500_00 }], { ...terms, freeFrom: null }).totals.delivery,
  ).toBe(60_00);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LedgerInput, priceLedger } from "./price-ledger.ts";
import type { Benefit, PricedLine, Promotion } from "./promotion.ts";
import { splitAmount } from "./split-amount.ts";

const LABEL = { ar: "خصم", en: "Discount" };
const FEES = { fee: 60_00, freeFrom: null };

function promotion(benefit: Benefit, changes: Partial<Promotion> = {}): Promotion {
  return {
    id: 1,
    code: null,
    label: LABEL,
    variantIds: null,
    minimum: null,
    minimumQuantity: null,
    isExclusive: false,
    benefit,
    ...changes,
  };
}

const percent = (basisPoints: number, upTo: number | null = null): Benefit => ({
  kind: "percent",
  basisPoints,
  upTo,
});
const goods = (...lines: [quantity: number, unit: number][]): PricedLine[] =>
  lines.map(([quantity, unit], index) => ({ variantId: index + 1, quantity, unit }));

describe("splitAmount", () => {
  test("splits into whole piastres that add up and match the shares", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 2_147_483_647 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.nat(2_147_483_647), weights, (amount, given) => {
        const weight = given.reduce((sum, one) => sum + BigInt(one), 0n);
        fc.pre(weight > 0n);
        const parts = splitAmount(amount, given);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount));
        for (const [index, part] of parts.entries()) {
          const exact = BigInt(amount) * BigInt(given[index] ?? 0);
          const distance = BigInt(part) * weight - exact;
          expect(distance < weight && distance > -weight).toBe(true);
        }
      }),
    );
  });

  test("gives the odd piastre to the largest remainder, then the first", () => {
    expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitAmount(10, [50, 30, 20])).toEqual([5, 3, 2]);
    expect(splitAmount(1, [1, 99])).toEqual([0, 1]);
    expect(() => splitAmount(1, [0, 0])).toThrow(/nothing to split/);
  });
});

describe("priceLedger", () => {
  const price = (
    lines: PricedLine[],
    promotions: Promotion[],
    codFee = 0,
    fees: LedgerInput["fees"] = FEES,
  ) => priceLedger({ lines, promotions, fees, codFee, vatRate: 14 }).totals;

  test("adds items, delivery and cash-on-delivery fee", () => {
    expect(price(goods([2, 114_00]), [], 20_00)).toEqual({
      items: 228_00,
      discount: 0,
      delivery: 60_00,
      codFee: 20_00,
      total: 308_00,
      vat: 28_00 + 7_37 + 2_46,
      vatRate: 14,
    });
  });

  test("limits a percentage discount to the promotion's maximum", () => {
    expect(price(goods([1, 999_99]), [promotion(percent(1250))]).discount).toBe(125_00);
    expect(price(goods([1, 999_99]), [promotion(percent(1250, 50_00))]).discount).toBe(50_00);
  });

  test("never discounts items below zero", () => {
    const all = promotion({ kind: "amount", piastres: 1_000_00 });
    expect(price(goods([1, 10_00]), [all, { ...all, id: 2 }])).toMatchObject({
      discount: 10_00,
      total: 60_00,
    });
  });

  test("applies the largest reached quantity break per line", () => {
    const breaks = promotion({
      kind: "breaks",
      breaks: [
        { from: 10, basisPoints: 500 },
        { from: 50, basisPoints: 1000 },
      ],
    });
    expect(price(goods([9, 10_00], [10, 10_00], [60, 10_00]), [breaks]).discount).toBe(
      5_00 + 60_00,
    );
  });

  test("ignores a promotion whose condition is not met", () => {
    const from = promotion(percent(1000), { minimum: 500_00 });
    expect(price(goods([1, 499_99]), [from]).discount).toBe(0);
    expect(price(goods([1, 500_00]), [from]).discount).toBe(50_00);
    const about = promotion(percent(1000), { variantIds: [2], minimumQuantity: 3 });
    expect(price(goods([9, 10_00], [2, 10_00]), [about]).discount).toBe(0);
    expect(price(goods([9, 10_00], [3, 10_00]), [about]).discount).toBe(3_00);
  });

  test("lists delivery and its discount for a free-delivery promotion", () => {
    const free = promotion({ kind: "free-delivery" }, { minimum: 100_00 });
    const ledger = priceLedger({
      lines: goods([1, 100_00]),
      promotions: [free],
      fees: FEES,
      codFee: 0,
      vatRate: 14,
    });
    expect(ledger.totals).toMatchObject({ delivery: 0, total: 100_00, vat: 12_28 });
    expect(ledger.adjustments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["delivery", 60_00],
      ["delivery-discount", -60_00],
      ["cod-fee", 0],
    ]);
  });

  test("waives the delivery fee based on the discounted item total", () => {
    const fees = { fee: 60_00, freeFrom: 500_00 };
    expect(price(goods([1, 499_99]), [], 0, fees).delivery).toBe(60_00);
    expect(price(goods([1, 500_00]), [], 0, fees).delivery).toBe(0);
    expect(price(goods([1, 500_00]), [promotion(percent(100))], 0, fees).delivery).toBe(60_00);
  });

  test("chooses the cheaper of an exclusive promotion and the others", () => {
    const small = promotion(percent(500));
    const alone = promotion(percent(2000), { id: 2, isExclusive: true });
    const weak = promotion(percent(300), { id: 3, isExclusive: true });
    expect(price(goods([1, 100_00]), [small, alone, weak]).discount).toBe(20_00);
    expect(price(goods([1, 100_00]), [small, weak]).discount).toBe(5_00);
  });
});

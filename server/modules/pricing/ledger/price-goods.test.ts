import fc from "fast-check";
import { expect, test } from "vitest";
import { type PromotionRow, readPromotion } from "../promotions/order-terms.ts";
import { priceGoods } from "./price-goods.ts";
import { priceLedger } from "./price-ledger.ts";

const basisPoints = fc.integer({ min: 0, max: 10_000 });
const benefit = fc.oneof(
  fc.record({ benefit: fc.constant("percent" as const), basisPoints }),
  fc.record({ benefit: fc.constant("amount" as const), piastres: fc.nat(500_00) }),
  fc.record({ benefit: fc.constant("free-delivery" as const) }),
);
const promotion = fc
  .record({ minimum: fc.option(fc.nat(1_000_00)), isExclusive: fc.boolean(), benefit })
  .map(({ benefit: given, ...rest }, id = 1): PromotionRow => ({
    id,
    code: null,
    label: { ar: "خصم", en: "Off" },
    variantIds: null,
    minimumQuantity: null,
    basisPoints: null,
    piastres: null,
    upTo: null,
    breaks: null,
    ...rest,
    ...given,
  }));
const line = fc.record({
  variantId: fc.nat(9),
  quantity: fc.integer({ min: 1, max: 20 }),
  unit: fc.nat(300_00),
});

test("never charges more than the cart total plus delivery and fees", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.array(promotion, { maxLength: 4 }),
      fc.record({ fee: fc.nat(200_00), freeFrom: fc.option(fc.nat(2_000_00)) }),
      fc.nat(50_00),
      (lines, rows, fees, codFee) => {
        const promotions = rows.map(readPromotion);
        const cart = priceGoods(lines, promotions);
        const { totals } = priceLedger({ lines, promotions, fees, codFee, vatRate: 14 });
        expect(totals.total).toBeLessThanOrEqual(cart.total + fees.fee + codFee);
        const explained = cart.promotions.reduce((sum, { amount }) => sum + amount, 0);
        expect(totals.items - explained).toBe(cart.total);
        // Without fees the cheapest combination is the same.
        const bare = { lines, promotions, fees: { fee: 0, freeFrom: null }, codFee: 0 };
        expect(priceLedger({ ...bare, vatRate: 14 }).totals.total).toBe(cart.total);
      },
    ),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { refundable, splitRefund } from "./split-refund.ts";

const nothing = { receipts: 0, atTheDoor: 0, wallet: 0, deposited: 0 };

test("refunds receipts first, then cash payouts, then store credit", () => {
  const paid = { receipts: 500, atTheDoor: 300, wallet: 200, deposited: 0 };
  expect(splitRefund(400, "original", paid)).toEqual({ receipt: 400, payout: 0, wallet: 0 });
  expect(splitRefund(700, "original", paid)).toEqual({ receipt: 500, payout: 200, wallet: 0 });
  expect(splitRefund(1_000, "original", paid)).toEqual({ receipt: 500, payout: 300, wallet: 200 });
  expect(splitRefund(700, "wallet", paid)).toEqual({ receipt: 0, payout: 0, wallet: 700 });
});

test("returns undefined above the paid amount", () => {
  expect(splitRefund(1, "original", nothing)).toBeUndefined();
  expect(splitRefund(0, "wallet", nothing)).toEqual({ receipt: 0, payout: 0, wallet: 0 });
  const paid = { ...nothing, receipts: 500, deposited: 400 };
  expect(splitRefund(101, "original", paid)).toBeUndefined();
  expect(splitRefund(100, "original", paid)).toEqual({ receipt: 100, payout: 0, wallet: 0 });
});

test("does not refund cash that staff already paid out", () => {
  const paid = { ...nothing, receipts: 1_000, atTheDoor: -400 };
  expect(refundable(paid)).toBe(600);
  expect(splitRefund(600, "original", paid)).toEqual({ receipt: 600, payout: 0, wallet: 0 });
  expect(splitRefund(601, "original", paid)).toBeUndefined();
});

test("splits any sequence of refunds without exceeding the paid amount", () => {
  const amounts = fc.array(fc.tuple(fc.nat(5_000), fc.constantFrom("wallet", "original")), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      fc.nat(9_000),
      fc.nat(9_000),
      fc.nat(9_000),
      amounts,
      (receipts, door, credit, asks) => {
        const paid = { receipts, atTheDoor: door, wallet: credit, deposited: 0 };
        const total = refundable(paid);
        let back = 0;
        for (const [asked, method] of asks) {
          const split = splitRefund(asked, method, paid);
          expect(split === undefined).toBe(back + asked > total);
          if (!split) continue;
          expect(split.receipt + split.payout + split.wallet).toBe(asked);
          for (const part of Object.values(split)) expect(part).toBeGreaterThanOrEqual(0);
          paid.receipts -= split.receipt;
          paid.atTheDoor -= split.payout;
          paid.deposited += split.wallet;
          back += asked;
          expect(Math.min(paid.receipts, paid.atTheDoor)).toBeGreaterThanOrEqual(0);
        }
        expect(back).toBeLessThanOrEqual(total);
        expect(refundable(paid)).toBe(total - back);
      },
    ),
    { numRuns: 2_000 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import type { LineUnits } from "../status/lock-order.ts";
import { creditedLines, type OrderSums, paidInAll, setOffOf, walletPart } from "./credit-sums.ts";

/** The paid amount of a line and the units of each cancellation until none are left. */
const cutLine = fc.record({
  paid: fc.integer({ min: 0, max: 1_000_000_000 }),
  cuts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }),
});

const line = (paid: number, quantity: number, credited: number): LineUnits => ({
  position: 1,
  variantId: 1,
  quantity,
  paid,
  shipped: 0,
  delivered: 0,
  credited,
  open: quantity - credited,
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test("credits exactly the paid amount across any split of a line's units", () => {
  fc.assert(
    fc.property(cutLine, ({ paid, cuts }) => {
      let credited = 0;
      const parts = cuts.map((units) => {
        const [part] = creditedLines([{ ...line(paid, sum(cuts), credited), units }]);
        credited += units;
        return part?.amount ?? Number.NaN;
      });
      expect(sum(parts)).toBe(paid);
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (paid * (cuts[index] ?? 0)) / sum(cuts))).toBeLessThan(1.001);
    }),
    { numRuns: 2_000 },
  );
});

/** An order, the paid share of the amount due, and credits by either refund method. */
const story = fc.record({
  total: fc.integer({ min: 1, max: 1_000_000 }),
  walletShare: fc.double({ min: 0, max: 1, noNaN: true }),
  paidShare: fc.double({ min: 0, max: 1, noNaN: true }),
  credits: fc.array(
    fc.record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      method: fc.constantFrom("wallet" as const, "original" as const),
    }),
    { maxLength: 6 },
  ),
});

const after = (sums: OrderSums, amount: number, wallet: number): OrderSums => ({
  ...sums,
  credited: sums.credited + amount,
  aside: sums.aside + wallet,
  due: sums.due - amount + wallet,
});

test("credits at most the paid amount, and all of it on cancellation", () => {
  fc.assert(
    fc.property(story, ({ total, walletShare, paidShare, credits }) => {
      const wallet = Math.floor(total * walletShare);
      let sums: OrderSums = { total, wallet, credited: 0, aside: 0, due: total - wallet };
      let received = Math.floor(sums.due * paidShare);
      const paid = received + wallet;
      const credit = (asked: number, method: "wallet" | "original") => {
        const amount = asked - setOffOf(asked, sums);
        const toWallet = walletPart(amount, method, sums, received);
        sums = after(sums, amount, toWallet);
        // The excess is refunded to the original payment.
        received = Math.min(received, sums.due);
        expect(sums.due).toBeGreaterThanOrEqual(0);
        expect(toWallet).toBeLessThanOrEqual(amount);
        expect(paidInAll(sums, received)).toBeGreaterThanOrEqual(0);
        expect(paidInAll(sums, received)).toBeLessThanOrEqual(sums.total - sums.credited);
      };
      for (const { share, method } of credits) credit(Math.floor(total * share), method);
      credit(total, "original");
      expect(sums.credited).toBe(total);
      expect(paidInAll(sums, received)).toBe(0);
      // Everything that was paid has been returned: to the payments, or as store credit.
      const back = paid - wallet - received + sums.aside;
      expect(back).toBe(paid);
    }),
    { numRuns: 2_000 },
  );
});

test("reduces the amount due or refunds money before restoring store credit", () => {
  const sums = { total: 1_000, wallet: 300, credited: 0, aside: 0, due: 700 };
  expect(walletPart(600, "original", sums, 0)).toBe(0);
  expect(walletPart(800, "original", sums, 0)).toBe(100);
  expect(walletPart(800, "wallet", sums, 0)).toBe(100);
  expect(walletPart(800, "wallet", sums, 700)).toBe(800);
});

test("deducts earlier goodwill from later credits", () => {
  expect(setOffOf(1_000, { total: 1_000, credited: 150 })).toBe(150);
  expect(setOffOf(850, { total: 1_000, credited: 150 })).toBe(0);
});

/**
 * Checks the totals of 10,000 random carts against a second, independent calculation: exact
 * fractions with big integers, written from the rules alone, sharing no code with the ledger.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type LedgerInput, priceLedger } from "./price-ledger.ts";
import type { Promotion } from "./promotion.ts";

const CARTS = 10_000;

/** Rounds half up to the piastre. */
const rounded = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);
const contained = (gross: bigint, rate: number) =>
  rounded(gross * BigInt(rate), 100n + BigInt(rate));
const total = (amounts: bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

interface Row {
  variantId: number;
  quantity: bigint;
  full: bigint;
  left: bigint;
}

/** Hands out one piastre at a time to the row furthest below its exact share. */
function handOut(amount: bigint, rows: Row[]): bigint[] {
  const whole = total(rows.map(({ left }) => left));
  const parts = rows.map(({ left }) => (whole === 0n ? 0n : (amount * left) / whole));
  for (let rest = amount - total(parts); rest > 0n; rest -= 1n) {
    let poorest = 0;
    const lack = (index: number) =>
      amount * (rows[index]?.left ?? 0n) - whole * (parts[index] ?? 0n);
    for (const index of rows.keys()) if (lack(index) > lack(poorest)) poorest = index;
    parts[poorest] = (parts[poorest] ?? 0n) + 1n;
  }
  return parts;
}

function apply({ benefit, variantIds, minimum, minimumQuantity }: Promotion, all: Row[]): boolean {
  const rows = all.filter(({ variantId }) => variantIds?.includes(variantId) ?? true);
  if (total(rows.map(({ full }) => full)) < BigInt(minimum ?? 0)) return false;
  if (total(rows.map(({ quantity }) => quantity)) < BigInt(minimumQuantity ?? 0)) return false;
  if (benefit.kind === "free-delivery") return rows.length > 0;
  if (benefit.kind === "breaks") {
    for (const row of rows) {
      const reached = benefit.breaks.filter(({ from }) => row.quantity >= BigInt(from));
      const best = Math.max(0, ...reached.map(({ basisPoints }) => basisPoints));
      row.left -= rounded(row.left * BigInt(best), 10_000n);
    }
    return false;
  }
  const worth = total(rows.map(({ left }) => left));
  const wanted =
    benefit.kind === "amount"
      ? BigInt(benefit.piastres)
      : smaller(
          rounded(worth * BigInt(benefit.basisPoints), 10_000n),
          BigInt(benefit.upTo ?? worth),
        );
  for (const [index, part] of handOut(smaller(wanted, worth), rows).entries()) {
    const row = rows[index];
    if (row) row.left -= part;
  }
  return false;
}

function reckon({ lines, fees, codFee, vatRate }: LedgerInput, promotions: readonly Promotion[]) {
  const rows = lines.map(({ variantId, quantity, unit }) => {
    const full = BigInt(quantity) * BigInt(unit);
    return { variantId, quantity: BigInt(quantity), full, left: full };
  });
  const gifts = promotions.map((promotion) => apply(promotion, rows));
  const paid = total(rows.map(({ left }) => left));
  const isFree = gifts.includes(true) || (fees.freeFrom !== null && paid >= BigInt(fees.freeFrom));
  const delivery = isFree ? 0n : BigInt(fees.fee);
  return {
    lines: rows.map(({ left }) => left),
    total: paid + delivery + BigInt(codFee),
    vat:
      total(rows.map(({ left }) => contained(left, vatRate))) +
      contained(delivery, vatRate) +
      contained(BigInt(codFee), vatRate),
  };
}

function cheapest(input: LedgerInput) {
  const others = input.promotions.filter(({ isExclusive }) => !isExclusive);
  let best = reckon(input, others);
  for (const one of input.promotions.filter(({ isExclusive }) => isExclusive)) {
    const other = reckon(input, [one]);
    if (other.total < best.total) best = other;
  }
  return best;
}

const basisPoints = fc.integer({ min: 1, max: 10_000 });
const piastres = fc.oneof(
  fc.integer({ min: 1, max: 1_000 }),
  fc.integer({ min: 1, max: 9_000_000 }),
);
const benefit = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), basisPoints, upTo: fc.option(piastres) }),
  fc.record({ kind: fc.constant("amount" as const), piastres }),
  fc.record({
    kind: fc.constant("breaks" as const),
    breaks: fc.array(fc.record({ from: fc.integer({ min: 1, max: 60 }), basisPoints }), {
      maxLength: 3,
    }),
  }),
  fc.constant({ kind: "free-delivery" as const }),
);
const promotions = fc
  .array(
    fc.record({
      code: fc.constant(null),
      label: fc.constant({ ar: "خصم", en: "Discount" }),
      variantIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 })),
      minimum: fc.option(piastres),
      minimumQuantity: fc.option(fc.integer({ min: 1, max: 80 })),
      isExclusive: fc.boolean(),
      benefit,
    }),
    { maxLength: 5 },
  )
  .map((drafts) => drafts.map((draft, index) => ({ ...draft, id: index + 1 })));
const lines = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), unit: piastres }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((drafts) => drafts.map((draft, index) => ({ ...draft, variantId: index + 1 })));
const input = fc.record({
  lines,
  promotions,
  fees: fc.record({ fee: fc.integer({ min: 0, max: 200_00 }), freeFrom: fc.option(piastres) }),
  codFee: fc.integer({ min: 0, max: 50_00 }),
  vatRate: fc.integer({ min: 0, max: 30 }),
});

test("matches an independent exact calculation for 10,000 random carts", () => {
  let discounted = 0;
  fc.assert(
    fc.property(input, (cart) => {
      const { totals, lines: priced, adjustments } = priceLedger(cart);
      const expected = cheapest(cart);
      expect(BigInt(totals.total)).toBe(expected.total);
      if (totals.discount > 0) discounted += 1;
      // The parts add up in every cart.
      const parts = adjustments.filter(({ kind }) => kind !== "promotion");
      const sum = (amounts: number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
      const net = sum(priced.map(({ amount, discount }) => amount - discount));
      expect(net + sum(parts.map(({ amount }) => amount))).toBe(totals.total);
      expect(sum([...priced, ...adjustments].map(({ vat }) => vat))).toBe(totals.vat);
      const explained = adjustments.filter(({ kind }) => kind === "promotion");
      expect(sum(explained.map(({ amount }) => amount)) + totals.discount).toBe(0);
      // When two combinations cost the same, either may be used.
      if (cart.promotions.some(({ isExclusive }) => isExclusive)) return;
      expect(BigInt(totals.vat)).toBe(expected.vat);
      expect(priced.map(({ amount, discount }) => BigInt(amount - discount))).toEqual(
        expected.lines,
      );
    }),
    { numRuns: CARTS },
  );
  expect(discounted).toBeGreaterThan(CARTS / 4);
});

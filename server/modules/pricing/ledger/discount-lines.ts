import type { Piastres } from "#contract/kernel/money.ts";
import {
  type BasisPoints,
  type Benefit,
  linesOf,
  type PricedLine,
  type Promotion,
} from "./promotion.ts";
import { splitAmount } from "./split-amount.ts";

/** What one promotion takes off each line. */
export interface AppliedPromotion {
  promotion: Promotion;
  /** One amount per line, in line order. */
  parts: Piastres[];
  total: Piastres;
}

/**
 * Applies promotions in sequence, each to what the previous ones left. Those without effect are
 * left out.
 */
export function discountLines(
  lines: readonly PricedLine[],
  promotions: readonly Promotion[],
): AppliedPromotion[] {
  const left = lines.map(({ quantity, unit }) => quantity * unit);
  const applied: AppliedPromotion[] = [];
  for (const promotion of promotions) {
    const parts = partsOf(promotion, lines, left);
    const total = parts.reduce((sum, part) => sum + part, 0);
    if (total === 0 && !givesDelivery(promotion, lines)) continue;
    for (const [index, part] of parts.entries()) left[index] = (left[index] ?? 0) - part;
    applied.push({ promotion, parts, total });
  }
  return applied;
}

/** Whether a promotion makes the delivery of these lines free. */
export function givesDelivery(promotion: Promotion, lines: readonly PricedLine[]): boolean {
  return promotion.benefit.kind === "free-delivery" && linesOf(promotion, lines).length > 0;
}

function partsOf(
  promotion: Promotion,
  lines: readonly PricedLine[],
  left: readonly Piastres[],
): Piastres[] {
  const scope = new Set(linesOf(promotion, lines));
  const base = left.map((amount, index) => (scope.has(index) ? amount : 0));
  const { benefit } = promotion;
  if (benefit.kind === "free-delivery") return base.map(() => 0);
  if (benefit.kind === "breaks") {
    return base.map((amount, index) => share(amount, stepOf(benefit, lines[index]?.quantity ?? 0)));
  }
  const whole = base.reduce((sum, amount) => sum + amount, 0);
  return splitAmount(amountOff(benefit, whole), base);
}

/** The discount on goods of a given value, never more than that. */
function amountOff(
  benefit: Exclude<Benefit, { kind: "breaks" | "free-delivery" }>,
  whole: Piastres,
): Piastres {
  if (benefit.kind === "amount") return Math.min(benefit.piastres, whole);
  return Math.min(share(whole, benefit.basisPoints), benefit.upTo ?? whole);
}

function stepOf({ breaks }: Extract<Benefit, { kind: "breaks" }>, quantity: number): BasisPoints {
  return breaks.reduce(
    (best, { from, basisPoints }) => (quantity >= from ? Math.max(best, basisPoints) : best),
    0,
  );
}

/** A fraction of an amount, rounded half up to the piastre. */
function share(amount: Piastres, basisPoints: BasisPoints): Piastres {
  return Number((BigInt(amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n);
}

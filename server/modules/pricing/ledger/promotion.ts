import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Piastres } from "#contract/kernel/money.ts";

/** Hundredths of a percent: 1250 is 12.5 %. */
export type BasisPoints = number;

/** What a promotion gives. */
export type Benefit =
  | { kind: "percent"; basisPoints: BasisPoints; upTo: Piastres | null }
  | { kind: "amount"; piastres: Piastres }
  /** Quantity discount per line: the largest step reached applies. */
  | { kind: "breaks"; breaks: readonly { from: number; basisPoints: BasisPoints }[] }
  | { kind: "free-delivery" };

/** A rule that makes an order cheaper, with or without a coupon code. */
export interface Promotion {
  id: number;
  /** Coupon code entered by the customer; null: automatic. */
  code: string | null;
  label: Bilingual;
  /** Variants in scope; null: everything in the cart. */
  variantIds: readonly number[] | null;
  /** Minimum value of the goods in scope, before discounts. */
  minimum: Piastres | null;
  /** Minimum number of units in scope. */
  minimumQuantity: number | null;
  /** Cannot be combined with others: used alone where that is cheaper. */
  isExclusive: boolean;
  benefit: Benefit;
}

export interface PricedLine {
  variantId: number;
  quantity: number;
  /** Piastres per unit, including VAT. */
  unit: Piastres;
}

/** The positions of the lines in scope; none when a condition is not met. */
export function linesOf(promotion: Promotion, lines: readonly PricedLine[]): number[] {
  const { variantIds, minimum, minimumQuantity } = promotion;
  const scope = lines.flatMap(({ variantId }, index) =>
    variantIds === null || variantIds.includes(variantId) ? [index] : [],
  );
  const sum = (pick: (line: PricedLine) => number) =>
    scope.reduce((total, index) => total + pick(lines[index] as PricedLine), 0);
  const isWorth = sum(({ quantity, unit }) => quantity * unit) >= (minimum ?? 0);
  const isMany = sum(({ quantity }) => quantity) >= (minimumQuantity ?? 0);
  return isWorth && isMany ? scope : [];
}

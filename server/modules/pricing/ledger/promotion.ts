import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Piastres } from "#contract/kernel/money.ts";

/** Hundredths of a percent: 1250 is 12.5 %. */
export type BasisPoints = number;

/** What a promotion gives. */
export type Benefit =
  | { kind: "percent"; basisPoints: BasisPoints; upTo: Piastres | null }
  | { kind: "amount"; piastres: Piastres }
  /** From so many units of one line on, so much off that line; the largest step that is reached counts. */
  | { kind: "breaks"; breaks: readonly { from: number; basisPoints: BasisPoints }[] }
  | { kind: "free-delivery" };

/** A rule that makes an order cheaper, with or without a coupon code. */
export interface Promotion {
  id: number;
  /** Coupon code that the customer names; null: applies by itself. */
  code: string | null;
  label: Bilingual;
  /** Variants it is about; null: everything in the cart. */
  variantIds: readonly number[] | null;
  /** The goods it is about must be worth that much, before any discount. */
  minimum: Piastres | null;
  /** So many units of what it is about. */
  minimumQuantity: number | null;
  /** Never together with others: it is used alone where that is cheaper. */
  isExclusive: boolean;
  benefit: Benefit;
}

export interface PricedLine {
  variantId: number;
  quantity: number;
  /** Piastres for one unit, VAT included. */
  unit: Piastres;
}

/** The positions of the lines a promotion is about; none when its condition is not met. */
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

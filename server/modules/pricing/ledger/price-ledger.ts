import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Piastres } from "#contract/kernel/money.ts";
import type { DeliveryRule } from "../save-delivery-terms.ts";
import { vatContained } from "../vat.ts";
import { type AppliedPromotion, discountLines, givesDelivery } from "./discount-lines.ts";
import type { PricedLine, Promotion } from "./promotion.ts";

export type AdjustmentKind = "promotion" | "delivery" | "delivery-discount" | "cod-fee";

export interface LedgerLine {
  /** Quantity × unit. */
  amount: Piastres;
  /** Taken off by promotions. */
  discount: Piastres;
  /** Included in `amount - discount`. */
  vat: Piastres;
}

export interface Adjustment {
  kind: AdjustmentKind;
  /** Name of a promotion; null when the kind says it all. */
  label: Bilingual | null;
  promotionId: number | null;
  /** Negative for discounts. */
  amount: Piastres;
  vat: Piastres;
}

export interface Ledger {
  /** One per input line, in the same order. */
  lines: LedgerLine[];
  /**
   * Rows of kind `promotion` explain the lines' discounts and are not additional amounts; the
   * others add up.
   */
  adjustments: Adjustment[];
  totals: {
    items: Piastres;
    discount: Piastres;
    delivery: Piastres;
    codFee: Piastres;
    total: Piastres;
    vat: Piastres;
    /** In percent. */
    vatRate: number;
  };
  /** A promotion makes delivery free at any price. */
  isDeliveryGiven: boolean;
}

export interface LedgerInput {
  lines: readonly PricedLine[];
  /** In the order of application. */
  promotions: readonly Promotion[];
  fees: Pick<DeliveryRule, "fee" | "freeFrom">;
  /** Fee of the payment method; 0: none. */
  codFee: Piastres;
  /** VAT rate in percent. */
  vatRate: number;
}

/**
 * The single calculation of an order's price. Every line and fee has its own rounded VAT, so the
 * parts always add up. Exclusive promotions cannot be combined: the combination that is cheapest
 * for the customer is chosen.
 */
export function priceLedger(input: LedgerInput): Ledger {
  const together = input.promotions.filter(({ isExclusive }) => !isExclusive);
  const alone = input.promotions.filter(({ isExclusive }) => isExclusive);
  const candidates = [together, ...alone.map((promotion) => [promotion])].map((promotions) =>
    ledgerWith(input, promotions),
  );
  return candidates.reduce((best, candidate) =>
    candidate.totals.total < best.totals.total ? candidate : best,
  );
}

function ledgerWith(input: LedgerInput, promotions: readonly Promotion[]): Ledger {
  const applied = discountLines(input.lines, promotions);
  const { vatRate } = input;
  const lines = input.lines.map((line, index) => taxedLine(line, applied, index, vatRate));
  const items = sum(lines, ({ amount }) => amount);
  const discount = sum(lines, (line) => line.discount);
  const delivery = deliveryRows(input, applied, items - discount);
  const fee = row("cod-fee", input.codFee, vatRate);
  const adjustments = [...applied.flatMap((one) => explanation(one, vatRate)), ...delivery, fee];
  return {
    lines,
    adjustments,
    totals: {
      items,
      discount,
      delivery: sum(delivery, ({ amount }) => amount),
      codFee: fee.amount,
      total: items - discount + sum([...delivery, fee], ({ amount }) => amount),
      vat: sum([...lines, ...adjustments], ({ vat }) => vat),
      vatRate,
    },
    isDeliveryGiven: applied.some(({ promotion }) => givesDelivery(promotion, input.lines)),
  };
}

function taxedLine(
  { quantity, unit }: PricedLine,
  applied: readonly AppliedPromotion[],
  index: number,
  vatRate: number,
): LedgerLine {
  const amount = quantity * unit;
  const discount = sum(applied, ({ parts }) => parts[index] ?? 0);
  return { amount, discount, vat: vatContained(amount - discount, vatRate) };
}

/** The delivery fee, and a row with the discount when a promotion makes it free. */
function deliveryRows(
  { lines, fees, vatRate }: LedgerInput,
  applied: readonly AppliedPromotion[],
  goods: Piastres,
): Adjustment[] {
  const fee = deliveryFee(fees, goods);
  const giver = applied.find(({ promotion }) => givesDelivery(promotion, lines))?.promotion;
  if (!giver || fee === 0) return [row("delivery", fee, vatRate)];
  return [row("delivery", fee, vatRate), row("delivery-discount", -fee, vatRate, giver)];
}

/** The delivery fee for goods of this value, after discounts. */
export function deliveryFee({ fee, freeFrom }: LedgerInput["fees"], goods: Piastres): Piastres {
  return freeFrom !== null && goods >= freeFrom ? 0 : fee;
}

/** The lines already include VAT. */
function explanation({ promotion, total }: AppliedPromotion, vatRate: number): Adjustment[] {
  return total === 0 ? [] : [{ ...row("promotion", -total, vatRate, promotion), vat: 0 }];
}

function row(
  kind: AdjustmentKind,
  amount: Piastres,
  vatRate: number,
  promotion?: Promotion,
): Adjustment {
  const vat = amount < 0 ? -vatContained(-amount, vatRate) : vatContained(amount, vatRate);
  return {
    kind,
    label: promotion?.label ?? null,
    promotionId: promotion?.id ?? null,
    amount,
    vat,
  };
}

function sum<T>(rows: readonly T[], pick: (row: T) => Piastres): Piastres {
  return rows.reduce((total, one) => total + pick(one), 0);
}

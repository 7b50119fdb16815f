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
  /** Contained in `amount - discount`. */
  vat: Piastres;
}

export interface Adjustment {
  kind: AdjustmentKind;
  /** What a promotion is called; null where the kind says it all. */
  label: Bilingual | null;
  promotionId: number | null;
  /** Negative where something comes off. */
  amount: Piastres;
  vat: Piastres;
}

export interface Ledger {
  /** One per line of the input, in the same order. */
  lines: LedgerLine[];
  /** Rows of kind `promotion` explain the discounts of the lines and are no further amounts; the others add up. */
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
  /** A promotion gives the delivery, whatever it costs. */
  isDeliveryGiven: boolean;
}

export interface LedgerInput {
  lines: readonly PricedLine[];
  /** In the order in which they apply. */
  promotions: readonly Promotion[];
  fees: Pick<DeliveryRule, "fee" | "freeFrom">;
  /** Fee of the payment method; 0: none. */
  codFee: Piastres;
  /** Of VAT, in percent. */
  vatRate: number;
}

/**
 * The one calculation of what an order costs. Every line and every fee carries its own rounded VAT, so the parts always
 * add up. Exclusive promotions stand alone: the combination that is cheapest for the customer is taken.
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

/** Delivery costs its fee; a promotion that gives it away shows what it gives. */
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

/** What delivery costs for goods of this value, after discounts. */
export function deliveryFee({ fee, freeFrom }: LedgerInput["fees"], goods: Piastres): Piastres {
  return freeFrom !== null && goods >= freeFrom ? 0 : fee;
}

/** The VAT is in the lines already. */
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

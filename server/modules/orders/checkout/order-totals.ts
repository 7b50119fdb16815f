import type { Piastres } from "#contract/kernel/money.ts";
import type { OrderTotals } from "#contract/orders/endpoints.ts";
import { type DeliveryRule, vatContained } from "#server/modules/pricing/index.ts";
import type { AdjustmentKind } from "../tables.ts";

/** An amount with the VAT it contains. */
export interface TaxedAmount {
  amount: Piastres;
  vat: Piastres;
}

export interface OrderSum {
  /** One per line given, in the same order. */
  lines: TaxedAmount[];
  adjustments: (TaxedAmount & { kind: AdjustmentKind })[];
  totals: OrderTotals;
}

type Fees = Pick<DeliveryRule, "fee" | "codFee" | "freeFrom">;

/** What lines cost delivered and paid at the door. Every part carries its own rounded VAT, so the parts add up. */
export function sumOrder(
  lines: readonly { quantity: number; unit: Piastres }[],
  fees: Fees,
): OrderSum {
  const taxedLines = lines.map(({ quantity, unit }) => taxed(quantity * unit));
  const items = total(taxedLines).amount;
  const isFree = fees.freeFrom !== null && items >= fees.freeFrom;
  const delivery = taxed(isFree ? 0 : fees.fee);
  const codFee = taxed(fees.codFee);
  const sum = total([...taxedLines, delivery, codFee]);
  return {
    lines: taxedLines,
    adjustments: [
      { kind: "delivery", ...delivery },
      { kind: "cod-fee", ...codFee },
    ],
    totals: {
      items,
      delivery: delivery.amount,
      codFee: codFee.amount,
      total: sum.amount,
      vat: sum.vat,
    },
  };
}

/** Whether an order of this total can be paid at the door. */
export function isCodAllowed(amount: Piastres, codLimit: Piastres | null): boolean {
  return codLimit === null || amount <= codLimit;
}

function taxed(amount: Piastres): TaxedAmount {
  return { amount, vat: vatContained(amount) };
}

function total(amounts: readonly TaxedAmount[]): TaxedAmount {
  return {
    amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
    vat: amounts.reduce((sum, { vat }) => sum + vat, 0),
  };
}

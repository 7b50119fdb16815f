import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Piastres } from "#contract/kernel/money.ts";
import { priceLedger } from "./price-ledger.ts";
import type { PricedLine, Promotion } from "./promotion.ts";

/** The price of goods before delivery and payment are known. */
export interface GoodsPrice {
  /** After promotions. */
  total: Piastres;
  /** The discounts, by name. */
  promotions: { label: Bilingual; amount: Piastres }[];
  isDeliveryGiven: boolean;
}

const NO_FEES = { fees: { fee: 0, freeFrom: null }, codFee: 0 };

/**
 * The price of goods with automatic promotions: the checkout's calculation without fees. The
 * checkout chooses the cheapest combination including fees, so it never charges more than this plus
 * its fees, unless the phone entered there belongs to a guest who has used up a promotion.
 */
export function priceGoods(
  lines: readonly PricedLine[],
  promotions: readonly Promotion[],
): GoodsPrice {
  // Included VAT does not affect the price.
  const { totals, adjustments, isDeliveryGiven } = priceLedger({
    lines,
    promotions,
    ...NO_FEES,
    vatRate: 0,
  });
  const discounts = adjustments.flatMap(({ kind, label, amount }) =>
    kind === "promotion" && label ? [{ label, amount: -amount }] : [],
  );
  return { total: totals.total, promotions: discounts, isDeliveryGiven };
}

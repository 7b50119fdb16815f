import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Piastres } from "#contract/kernel/money.ts";
import { type PromotionRow, readPromotion } from "../promotions/order-terms.ts";
import { priceLedger } from "./price-ledger.ts";
import type { PricedLine } from "./promotion.ts";

/** What goods cost before anything is known of where they go and how they are paid. */
export interface GoodsPrice {
  /** Promotions taken off. */
  total: Piastres;
  /** What came off, by name. */
  promotions: { label: Bilingual; amount: Piastres }[];
  isDeliveryGiven: boolean;
}

const NO_FEES = { fees: { fee: 0, freeFrom: null }, codFee: 0 };

/**
 * What goods cost with the promotions that apply by themselves: the checkout's calculation without fees. The checkout takes
 * the cheapest combination with them, so it asks for no more than this and its fees, unless the guest whose phone is typed
 * there has used a promotion as often as one may.
 */
export function priceGoods(
  lines: readonly PricedLine[],
  rows: readonly PromotionRow[],
): GoodsPrice {
  // What tax is in it makes nothing dearer or cheaper.
  const { totals, adjustments, isDeliveryGiven } = priceLedger({
    lines,
    promotions: rows.map(readPromotion),
    ...NO_FEES,
    vatRate: 0,
  });
  const promotions = adjustments.flatMap(({ kind, label, amount }) =>
    kind === "promotion" && label ? [{ label, amount: -amount }] : [],
  );
  return { total: totals.total, promotions, isDeliveryGiven };
}

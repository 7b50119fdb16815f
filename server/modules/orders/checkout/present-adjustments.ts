import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Order } from "#contract/orders/endpoints.ts";

interface AdjustmentRow {
  kind: string;
  label: Bilingual | null;
  /** Negative for discounts. */
  amount: number;
}

/** The discounts of a ledger; fees are in the totals. */
export function presentAdjustments(
  rows: readonly AdjustmentRow[],
  locale: Locale,
): Order["adjustments"] {
  return rows.flatMap(({ kind, label, amount }) =>
    kind === "promotion" || kind === "delivery-discount"
      ? [{ kind, label: label?.[locale] ?? "", amount: -amount }]
      : [],
  );
}

import type { PriceRecord } from "#contract/pricing/price-endpoints.ts";
import { versioned } from "#server/platform/http/record-version.ts";

/** A regular price with the version that its change must name. */
export function priceRecord(variantId: number, piastres: number | null): PriceRecord {
  return versioned({ variantId, piastres });
}

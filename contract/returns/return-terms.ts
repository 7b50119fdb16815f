import type { ReturnTerms } from "../kernel/settings.ts";
import { addDays, addMonths } from "../kernel/time/calendar-days.ts";
import type { ReturnReason } from "./return-types.ts";

/**
 * The last day for returning a line for a reason, counted from the day after delivery.
 * `warrantyMonths` is the product's own.
 */
export function lastDay(
  delivered: string,
  reason: ReturnReason,
  terms: ReturnTerms,
  warrantyMonths = 0,
): string {
  if (reason === "changed-mind") return addDays(delivered, terms.days);
  if (reason !== "warranty") return addDays(delivered, terms.faultDays);
  return addMonths(delivered, Math.max(terms.warrantyMonths, warrantyMonths));
}

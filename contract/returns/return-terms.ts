import type { ReturnTerms } from "../kernel/settings.ts";
import type { ReturnReason } from "./return-types.ts";

/** A calendar day, as `2026-11-21`. */
type Day = string;

/**
 * The last day for returning a line for a reason, counted from the day after delivery.
 * `warrantyMonths` is the product's own.
 */
export function lastDay(
  delivered: Day,
  reason: ReturnReason,
  terms: ReturnTerms,
  warrantyMonths = 0,
): Day {
  if (reason === "changed-mind") return addDays(delivered, terms.days);
  if (reason !== "warranty") return addDays(delivered, terms.faultDays);
  return addMonths(delivered, Math.max(terms.warrantyMonths, warrantyMonths));
}

function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The same day in a later month, or the last day of a shorter month. */
function addMonths(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + count, 1);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

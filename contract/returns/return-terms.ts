import type { ReturnTerms } from "../kernel/settings.ts";
import type { ReturnReason } from "./return-types.ts";

/** A day of the calendar, as `2026-11-21`. */
type Day = string;

/**
 * The last day on which a line may come back for a reason, counted from the day of its delivery, which is not counted
 * itself. `warrantyMonths` is the product's own.
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

/** The same day of a later month; of a shorter month its last day. */
function addMonths(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + count, 1);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

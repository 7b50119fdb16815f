export type QuantityLimits = { min: number; max: number };

/** Parses typed text (digits of any script): a whole number, or null. */
export type ParseQuantity = (text: string) => number | null;

/** The nearest allowed whole number; unreadable input keeps the previous quantity. */
export function settleQuantity(
  typed: number | null,
  before: number,
  limits: QuantityLimits,
): number {
  const wanted = typed === null || !Number.isFinite(typed) ? before : Math.trunc(typed);
  return Math.max(limits.min, Math.min(wanted, limits.max));
}

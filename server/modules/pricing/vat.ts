import type { Piastres } from "#contract/kernel/money.ts";
import type { VatRate } from "#contract/kernel/settings.ts";

/** Hundredths of a percent: 14.5 % is 1450. */
const HUNDREDTHS = 100;

/** The rate in percent on a given day in Egypt; before the first one, the first one applies. */
export function vatRateOn(rates: readonly VatRate[], day: string): number {
  const inOrder = rates.toSorted((one, other) => one.from.localeCompare(other.from));
  const current = inOrder.findLast(({ from }) => from <= day) ?? inOrder[0];
  if (!current) throw new Error("no rate of VAT is set");
  return current.basisPoints / HUNDREDTHS;
}

/** The VAT of `rate` percent included in a gross amount, rounded half up to the piastre. */
export function vatContained(gross: Piastres, rate: number): Piastres {
  const share = Math.round(rate * HUNDREDTHS);
  const whole = 100 * HUNDREDTHS + share;
  // In two steps, since the product of a large amount would exceed exact integers.
  const rest = gross % whole;
  return Math.floor(gross / whole) * share + Math.floor((rest * share * 2 + whole) / (whole * 2));
}

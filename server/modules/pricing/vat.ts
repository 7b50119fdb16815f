import type { Piastres } from "#contract/kernel/money.ts";

/** Egypt's standard rate, in percent. */
export const VAT_RATE = 14;

/** The VAT contained in a gross amount, rounded half up to the piastre. */
export function vatContained(gross: Piastres): Piastres {
  const divisor = 100 + VAT_RATE;
  return Math.floor((gross * VAT_RATE * 2 + divisor) / (divisor * 2));
}

import type { Piastres } from "#contract/kernel/money.ts";

const format = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Pounds with two decimals, for the columns of a document: `8,450.00`, `−60.00`. */
export function amountText(amount: Piastres): string {
  return format.format(amount / 100).replace("-", "\u2212");
}

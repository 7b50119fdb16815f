import type { LineRow } from "../tables.ts";

/** An invoice line, and how much of it has been credited already. */
export interface CreditableLine extends LineRow {
  credited: number;
}

/**
 * `quantity` more units of a line, for the amount that the order credited. The VAT is rounded on
 * the cumulative units, so that partial credits add up to the line to the piastre.
 */
export function creditedPart(line: CreditableLine, quantity: number, gross: number): LineRow {
  const { credited, ...row } = line;
  const vatOf = (units: number) => Math.floor((line.vat_piastres * units) / line.quantity);
  return {
    ...row,
    quantity,
    gross_piastres: gross,
    discount_piastres: line.unit_piastres * quantity - gross,
    vat_piastres: vatOf(credited + quantity) - vatOf(credited),
  };
}

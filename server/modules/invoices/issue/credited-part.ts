import type { LineRow } from "../tables.ts";

/** An invoice line, and how much of it has been credited already. */
export interface CreditableLine extends LineRow {
  credited: number;
}

/**
 * The value of `quantity` more units of a line. Shares are rounded on the cumulative amount
 * credited, so that partial credits add up to the line to the piastre.
 */
export function creditedPart(line: CreditableLine, quantity: number): LineRow {
  const { credited, ...row } = line;
  const gross = share(line.gross_piastres, line, credited, quantity);
  return {
    ...row,
    quantity,
    gross_piastres: gross,
    discount_piastres: line.unit_piastres * quantity - gross,
    vat_piastres: share(line.vat_piastres, line, credited, quantity),
  };
}

function share(amount: number, line: CreditableLine, from: number, quantity: number): number {
  const upTo = (units: number) => Math.floor((amount * units) / line.quantity);
  return upTo(from + quantity) - upTo(from);
}

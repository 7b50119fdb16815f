import type { LineRow } from "../tables.ts";

/** A line of an invoice, and how much of it was taken back before. */
export interface CreditableLine extends LineRow {
  credited: number;
}

/**
 * What `quantity` more units of a line come to. Shares are rounded on what has been credited altogether, so that
 * parts of a line, however it is cut, add up to the line to the piastre.
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

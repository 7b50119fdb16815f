import { sql } from "kysely";

/** A quantity of a variant. */
export interface StockLine {
  variantId: number;
  quantity: number;
}

/** One line per variant. */
export function sumByVariant(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  }
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** The lines as rows in a statement. */
export function stockRows(lines: readonly StockLine[], name: string) {
  return sql`unnest(
    ${lines.map((line) => line.variantId)}::int[],
    ${lines.map((line) => line.quantity)}::int[]
  ) as ${sql.ref(name)} (variant_id, quantity)`;
}

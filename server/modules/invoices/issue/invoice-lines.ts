import { sql } from "kysely";
import type { LineKind } from "#contract/invoices/document.ts";
import type { BilledOrder } from "#server/modules/orders/index.ts";
import type { LineRow } from "../tables.ts";

const NO_NAME = { ar: "", en: "" };
const FEES: readonly string[] = ["delivery", "delivery-discount", "cod-fee"] satisfies LineKind[];

/**
 * The lines of an order's invoice: its goods, then delivery and payment fees. Promotions are
 * already included in the goods.
 */
export function invoiceLines({ lines, adjustments }: BilledOrder): LineRow[] {
  const goods = lines.map((line) => ({
    kind: "goods" as const,
    order_position: line.position,
    sku: line.sku,
    name: line.name,
    options: line.options,
    quantity: line.quantity,
    unit_piastres: line.unit_piastres,
    discount_piastres: line.discount_piastres,
    gross_piastres: line.line_piastres - line.discount_piastres,
    vat_piastres: line.vat_piastres,
    vat_rate: line.vat_rate,
  }));
  const fees = adjustments
    .filter(({ kind, piastres }) => FEES.includes(kind) && piastres !== 0)
    .map((fee) => ({
      kind: fee.kind as LineKind,
      order_position: null,
      sku: null,
      name: NO_NAME,
      options: NO_NAME,
      quantity: 1,
      unit_piastres: fee.piastres,
      discount_piastres: 0,
      gross_piastres: fee.piastres,
      vat_piastres: fee.vat_piastres,
      vat_rate: fee.vat_rate,
    }));
  return [...goods, ...fees].map((line, index) => ({ position: index + 1, ...line }));
}

export function sumOf(lines: readonly Pick<LineRow, "gross_piastres" | "vat_piastres">[]) {
  return {
    total: lines.reduce((sum, line) => sum + line.gross_piastres, 0),
    vat: lines.reduce((sum, line) => sum + line.vat_piastres, 0),
  };
}

/** Lines as a table, in the order of the columns above. */
export function lineRecords(lines: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(lines)}) as line (
    position int, kind text, order_position int, sku text, name jsonb, options jsonb, quantity int,
    unit_piastres bigint, discount_piastres bigint, gross_piastres bigint, vat_piastres bigint, vat_rate numeric
  )`;
}

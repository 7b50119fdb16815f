import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";

/**
 * The warranty of each variant in months, including those no longer sold; those without one are
 * left out.
 */
export async function warrantyMonths(
  db: Connection,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; months: number }>`
    select variant.id, coalesce(variant.attributes -> 'warranty_m', product.attributes -> 'warranty_m')::int as months
    from catalog.variant join catalog.product on product.id = variant.product_id
    where variant.id = any (${variantIds}::int[])
      and coalesce(variant.attributes -> 'warranty_m', product.attributes -> 'warranty_m') is not null
  `.execute(db);
  return new Map(rows.map(({ id, months }) => [id, months]));
}

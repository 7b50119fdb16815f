import type { Connection } from "#server/platform/postgres/database.ts";
import type { CatalogTables } from "../tables.ts";

/** The product of each variant, including those no longer sold. */
export async function variantProducts(
  db: Connection,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .$extendTables<CatalogTables>()
    .selectFrom("catalog.variant")
    .select(["id", "product_id"])
    .where("id", "in", variantIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.product_id]));
}

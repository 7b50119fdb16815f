import type { Connection } from "#server/platform/postgres/database.ts";
import type { CatalogTables } from "../tables.ts";

/** The distinct products of some variants. */
export async function productIdsOf(
  db: Connection,
  variantIds: readonly number[],
): Promise<number[]> {
  if (variantIds.length === 0) return [];
  const rows = await db
    .$extendTables<CatalogTables>()
    .selectFrom("catalog.variant")
    .select("product_id")
    .distinct()
    .where("id", "in", variantIds)
    .execute();
  return rows.map((row) => row.product_id);
}

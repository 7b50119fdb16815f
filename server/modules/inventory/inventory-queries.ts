import type { Connection } from "#server/platform/postgres/database.ts";
import type { InventoryTables } from "./tables.ts";

/** Units that can be ordered now, by variant id. A variant that never had stock is left out. */
export async function availability(
  db: Connection,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .$extendTables<InventoryTables>()
    .selectFrom("inventory.availability")
    .selectAll()
    .where("variant_id", "in", variantIds)
    .execute();
  return new Map(rows.map((row) => [row.variant_id, row.available]));
}

import { sql } from "kysely";
import { invalidateIndex } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { reindexProducts } from "./reindex-products.ts";

/**
 * Products reindexed per transaction, which also limits how long saving one of them has to wait.
 */
const BATCH = 1_000;

/**
 * Reindexes all products and makes every process reload everything, while the shop is open.
 * @returns the number of products
 */
export async function rebuildLists(platform: Platform): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from catalog.kept_product order by id`.execute(platform.db);
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH) {
    await inTransaction(platform, (work) => reindexProducts(work, ids.slice(at, at + BATCH)));
  }
  await inTransaction(platform, (work) => invalidateIndex(work.db));
  return ids.length;
}

import { sql } from "kysely";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { reindexProducts } from "./reindex-products.ts";
import { EDITION } from "./text/document.ts";

/**
 * Writes all documents anew if they are of another edition than queries are read in. It happens at once or not at all,
 * so one of them tells for all. @returns how many
 */
export async function reindexOutdated(platform: Platform): Promise<number> {
  const { rows } = await sql<{ isCurrent: boolean }>`
    select words like ${`% ${EDITION} %`} as "isCurrent" from storefront.document
    order by product_id limit 1`.execute(platform.db);
  if (rows[0]?.isCurrent !== false) return 0;
  return inTransaction(platform, async (work) => {
    const { rows: all } = await sql<{ id: number }>`
      select product_id as id from storefront.document order by product_id`.execute(work.db);
    await reindexProducts(
      work,
      all.map(({ id }) => id),
    );
    return all.length;
  });
}

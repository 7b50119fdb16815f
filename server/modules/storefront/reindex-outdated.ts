import { sql } from "kysely";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { reindexProducts } from "./reindex-products.ts";
import { EDITION } from "./text/document.ts";

/**
 * Rewrites all search documents if they have another edition than the one queries expect. All are
 * rewritten or none, so checking one is enough. @returns how many
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

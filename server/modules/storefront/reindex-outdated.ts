import { type RawBuilder, sql } from "kysely";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { reindexProducts } from "./reindex-products.ts";
import { EDITION, EDITION_NUMBER } from "./text/document.ts";

/** Products reindexed in one transaction: saving one of them waits for that at most. */
const BATCH = 1_000;

const IS_OTHER = sql<boolean>`words not like ${`% ${EDITION} %`}`;
/**
 * Of another edition than this process uses, or only of an older one. During an update, processes
 * of the old version keep running beside new ones; neither may keep undoing what the other writes.
 */
const OUTDATED = {
  other: IS_OTHER,
  older: sql<boolean>`${IS_OTHER}
    and coalesce(substring(words from ' edition:([0-9]+) ')::integer, 0) < ${EDITION_NUMBER}`,
} satisfies Record<string, RawBuilder<boolean>>;

/**
 * Rebuilds documents of other editions while the shop is running.
 * @returns how many
 */
export async function reindexOutdated(
  platform: Platform,
  which: keyof typeof OUTDATED,
): Promise<number> {
  let count = 0;
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select product_id as id from storefront.document
      where product_id > ${last} and ${OUTDATED[which]}
      order by product_id limit ${BATCH}`.execute(platform.db);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0 || platform.isStopping) return count;
    await inTransaction(platform, (work) => reindexProducts(work, ids));
    count += ids.length;
    last = ids.at(-1) ?? last;
  }
}

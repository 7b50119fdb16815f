import { sql } from "kysely";
import { readAllAnew } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { reindexProducts } from "./reindex-products.ts";

/** Products whose words are written in one transaction: who saves one of them waits no longer than for that. */
const BATCH = 1_000;

/**
 * Writes the words of all products anew and has every process read everything anew, while the shop is open.
 * @returns how many products
 */
export async function rebuildLists(platform: Platform): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from catalog.kept_product order by id`.execute(platform.db);
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH) {
    await inTransaction(platform, (work) => reindexProducts(work, ids.slice(at, at + BATCH)));
  }
  await inTransaction(platform, (work) => readAllAnew(work.db));
  return ids.length;
}

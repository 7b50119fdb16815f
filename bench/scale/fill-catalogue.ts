import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { createPlatform } from "#server/create-platform.ts";
import { reindexProducts } from "#server/modules/storefront/index.ts";
import { createLog } from "#server/platform/log.ts";
import {
  type ConnectionOptions,
  createClient,
  createPool,
} from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { testConfig } from "#server/testing/test-config.ts";

const MAKE_CATALOGUE = readFileSync(join(import.meta.dirname, "make-catalogue.sql"), "utf8");
/** Products reindexed per transaction. */
const BATCH = 5_000;
/** No customer waits for these statements. */
const UNHURRIED = { waitMs: 60_000, statementMs: 0 };

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Fills the demo shop of a data folder (not in use by any process) up to this many products, with
 * their search documents. One that was filled before stays as it is.
 */
export async function fillCatalogue(dataDir: string, products: number): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres"), volatile: true });
  const connection = { connection: postgres.connection };
  const startedAt = performance.now();
  const since = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  const client = createClient(connection);
  await client.connect();
  if (await isFilled(client)) {
    await client.end();
    return postgres.stop();
  }
  await client.query("set session_replication_role = replica");
  await client.query("set work_mem = '128MB'; set maintenance_work_mem = '512MB'");
  // For very many rows, rebuilding the indexes once is quicker than updating them row by row.
  const indexes = await dropIndexes(client);
  await client.query(`create temp table wanted as select ${products}::bigint as products`);
  await client.query(MAKE_CATALOGUE);
  print(`${products} products with variants, facts, prices, stock and pictures: ${since()}`);
  await writeWords(connection, dataDir);
  print(`  their words written: ${since()}`);
  for (const index of indexes) await client.query(index);
  await client.query("vacuum analyze");
  print(`  indexes and statistics: ${since()}`);
  await client.end();
  await postgres.stop();
}

async function isFilled(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from catalog.product where code like 'made-%' limit 1",
  );
  return rowCount === 1;
}

/** @returns the statements that recreate them */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index as index
    join pg_class as kept on kept.oid = index.indrelid
    where not index.indisunique and not index.indisexclusion
      and kept.relnamespace in ('catalog'::regnamespace, 'storefront'::regnamespace, 'inventory'::regnamespace)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** As the shop itself does. */
async function writeWords(connection: ConnectionOptions, dataDir: string): Promise<void> {
  const pool = createPool({ ...connection, timeouts: UNHURRIED });
  const platform = createPlatform({
    config: testConfig({ dataDir }),
    pool,
    log: createLog("error", false),
  });
  const { rows } = await pool.query<{ id: number }>("select id from catalog.product order by id");
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH) {
    await inTransaction(platform, (work) => reindexProducts(work, ids.slice(at, at + BATCH)));
  }
  await pool.end();
}

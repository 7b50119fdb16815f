import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { createClient } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { queryTerms, type Term } from "../../server/modules/storefront/text/query-terms.ts";
import { judgedQueries } from "../../tests/search/judged-queries.ts";
import { percentile } from "../latency.ts";

const COPIES = Number(process.env["BENCH_COPIES"] ?? 10);
/** Queries of each kind. */
const QUERIES = Number(process.env["BENCH_QUERIES"] ?? 15);
const FLAT_TABLE = readFileSync(join(import.meta.dirname, "flat-table.sql"), "utf8");
const LONGEST_QUERY = 100;

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * How long lists would take if PostgreSQL alone answered them: from one row per product, with the
 * ids of its facts in an array and its words in a `tsvector`, for several times as many products as
 * a filled shop has (`BENCH_DATA`). The table is dropped afterwards.
 */
export async function measurePostgresAlone(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres"), volatile: true });
  const client = createClient({ connection: postgres.connection });
  await client.connect();
  await client.query("set work_mem = '64MB'; set maintenance_work_mem = '1GB'");
  const startedAt = performance.now();
  await client.query(`create temp table wanted as select ${COPIES} as copies`);
  for (const statement of FLAT_TABLE.split(";\n")) await client.query(statement);
  const seconds = (performance.now() - startedAt) / 1_000;
  const { rows } = await client.query<{ products: string; bytes: string }>(
    "select count(*) as products, pg_total_relation_size('flat.product') as bytes from flat.product",
  );
  const { products = 0, bytes = 0 } = rows[0] ?? {};
  print(`\n${products} products, load ${loadavg()[0]?.toFixed(1)}`);
  print(`table and indexes: ${seconds.toFixed(0)} s, ${(Number(bytes) / 1e6).toFixed(0)} MB`);
  await measureKinds(client);
  await client.query("drop schema flat cascade");
  await client.end();
  await postgres.stop();
}

async function measureKinds(client: pg.Client): Promise<void> {
  const categories = await idsOf(client, "select id from catalog.category order by id");
  const filters = await filtersOf(client);
  const searches = searchesOf();
  print("ms, all at once        p50     most");
  await measure("newest page, ids alone", () =>
    client.query("select id from flat.product order by published_at desc, id desc limit 24"),
  );
  await measure("whole shop, all counts", () => counts(client, "true"));
  await measure("category, all counts", (n) => {
    const below = `
      with recursive below as (
        select ${at(categories, n)} as id
        union all select category.id from catalog.category join below on category.parent_id = below.id
      ) select id from below`;
    return counts(client, `category_id = any (array(${below}))`);
  });
  await measure("three filters, all counts", async (n) => {
    const chosen = [0, 1, 2].map((step) => `facts && array[${at(filters, n + step * 7).join()}]`);
    await counts(client, chosen.join(" and "));
    // The counts of each chosen facet are those without its own choice.
    for (const own of chosen) {
      await counts(client, chosen.filter((one) => one !== own).join(" and "));
    }
  });
  await measure("search, all counts", (n) =>
    counts(client, `words @@ ${client.escapeLiteral(at(searches, n))}::tsquery`),
  );
}

async function measure(name: string, ask: (n: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  // The first one reads from disk.
  for (let n = 0; n <= QUERIES; n += 1) {
    const startedAt = performance.now();
    await ask(n);
    if (n > 0) times.push(performance.now() - startedAt);
  }
  const [p50, most] = [0.5, 1].map((share) => percentile(times, share));
  print(`${name.padEnd(22)} ${short(p50)} ${short(most)}`);
}

const short = (ms = 0) => ms.toFixed(ms < 10 ? 1 : 0).padStart(8);

function counts(client: pg.Client, where: string): Promise<unknown> {
  return client.query(`
    select fact, count(*) from flat.product, unnest(facts) as fact where ${where} group by fact`);
}

async function idsOf(client: pg.Client, text: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(text);
  return rows.map(({ id }) => id);
}

/** For each of the facets that most products have, ids of two of its values. */
async function filtersOf(client: pg.Client): Promise<number[][]> {
  const { rows } = await client.query<{ ids: number[] }>(`
    select (array_agg(id order by uses desc))[1:2] as ids
    from (
      select value.id, value.code, count(*) as uses
      from catalog.listed_fact as fact
      join flat.value as value on value.code = fact.attribute_code and value.value = fact.value
      group by value.id, value.code
    ) as used
    group by code order by sum(uses) desc`);
  return rows.map(({ ids }) => ids);
}

/** As the shop reads them, without typos, numbers and facts. */
function searchesOf(): string[] {
  const terms = judgedQueries().map(({ query }) => queryTerms(query.slice(0, LONGEST_QUERY)));
  return terms.filter(({ length }) => length > 0).map((all) => all.map(queryOf).join(" & "));
}

function queryOf({ whole }: Term): string {
  const phrases = whole.map((pattern) => {
    const words = pattern.slice(2, -2).split(" ");
    return `(${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(" & ")})`;
  });
  return `(${phrases.join(" | ")})`;
}

function at<T>(things: readonly T[], n: number): T {
  const thing = things[n % things.length];
  if (thing === undefined) throw new Error("There is nothing to ask for");
  return thing;
}

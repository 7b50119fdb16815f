import { setTimeout as sleep } from "node:timers/promises";
import type { ImportRecord } from "#contract/spreadsheets/endpoints.ts";
import { type Call, fillShop, signIn } from "./back-office.ts";
import { percentile, timeOf } from "./latency.ts";
import { memoryOf, type Started } from "./processes.ts";

const ROWS = Number(process.env["BENCH_ROWS"] ?? 20_000);
const BROKEN_EVERY = 100;
const ALONE_MS = 20_000;
const PROBE_EVERY_MS = 25;

/**
 * Checks and applies a large price table, and measures the effect on visitors of the shop's pages.
 */
export async function measureSheets(
  base: string,
  dataDir: string,
  shop: Started,
  productPath: string,
): Promise<void> {
  const skus = await addPricedProducts(dataDir);
  const call = await signIn(base);
  // A page without any of the changed prices, and the list that shows them.
  const pages = { page: base + productPath, list: `${base}/product` };
  for (const address of Object.values(pages)) await timeOf(address);
  process.stdout.write(`\n${ROWS} prices, every ${BROKEN_EVERY}th row broken\n`);
  const alone = await probe(pages, base, shop, () => sleep(ALONE_MS));
  const file = fileOf(skus);
  let record = {} as ImportRecord;
  const checking = await probe(pages, base, shop, async () => {
    record = await send(call, file);
  });
  const applying = await probe(pages, base, shop, async () => {
    await call(`/api/v1/admin/imports/${record.id}/apply`, { method: "POST" });
    record = await ended(call, record.id);
  });
  sayOutcome(record);
  const corrected = await correctedRows(call, record.id);
  const again = await probe(pages, base, shop, async () => {
    record = await send(call, corrected);
    await call(`/api/v1/admin/imports/${record.id}/apply`, { method: "POST" });
    record = await ended(call, record.id);
  });
  sayOutcome(record);
  row("nobody imports", alone, alone);
  row("while it is checked", checking, alone);
  row("while it is applied", applying, alone);
  row("broken rows again", again, alone);
}

function sayOutcome({ counts, applied, state }: ImportRecord): void {
  process.stdout.write(`${state}: ${JSON.stringify(counts)}, ${applied} applied\n`);
}

/** The file of broken rows, with numbers in place of the words. */
async function correctedRows(call: Call, id: number): Promise<string> {
  const answer = await call(`/api/v1/admin/imports/${id}/broken-rows?format=csv`);
  return (await answer.text()).replaceAll("much", "99.5");
}

/** As many products as rows, each with one variant and a price. @returns their SKUs */
async function addPricedProducts(dataDir: string): Promise<string[]> {
  await fillShop(dataDir, "catalogue", async (pool) => {
    await pool.query(`
      with model as (select * from catalog.product where published_at is not null order by id limit 1),
      added as (
        insert into catalog.product (code, category_id, brand_id, name, slug, summary, description, published_at)
        select 'bench-' || n, category_id, brand_id, name, slug, summary, description, now()
        from model, generate_series(1, ${ROWS}) as n returning id, code
      ), variants as (
        insert into catalog.variant (product_id, sku, position) select id, upper(code), 0 from added returning id
      )
      insert into pricing.price (variant_id, piastres) select id, 10000 from variants
    `);
  });
  return Array.from({ length: ROWS }, (_, place) => `BENCH-${place + 1}`);
}

function fileOf(skus: readonly string[]): string {
  const lines = skus.map((sku, place) =>
    (place + 1) % BROKEN_EVERY === 0 ? `${sku},much` : `${sku},${101 + (place % 900)}.5`,
  );
  return `SKU,Price in pounds\n${lines.join("\n")}`;
}

async function send(call: Call, body: string): Promise<ImportRecord> {
  const answer = await call("/api/v1/admin/imports?kind=prices", { method: "POST", body });
  return ended(call, ((await answer.json()) as ImportRecord).id);
}

const UNDER_WAY = new Set(["reading", "checking", "applying"]);

/** Polls as often as the screen does. */
async function ended(call: Call, id: number): Promise<ImportRecord> {
  for (;;) {
    const record = (await (await call(`/api/v1/admin/imports/${id}`)).json()) as ImportRecord;
    if (!UNDER_WAY.has(record.state)) return record;
    await sleep(1_000);
  }
}

interface Probed {
  seconds: number;
  memory: number;
  /** A product's page, cached. */
  page: number[];
  /** The list's page, which is re-rendered whenever a price has changed. */
  list: number[];
  /** A search, which queries the database each time. */
  search: number[];
}

/**
 * How long a cached page and one that is rendered each time take while something else is running.
 */
async function probe(
  pages: { page: string; list: string },
  base: string,
  shop: Started,
  act: () => Promise<unknown>,
): Promise<Probed> {
  const startedAt = performance.now();
  const found: Probed = { seconds: 0, memory: 0, page: [], list: [], search: [] };
  let isOver = false;
  const watch = async () => {
    for (let count = 0; !isOver; count += 1) {
      found.page.push(await timeOf(pages.page));
      found.list.push(await timeOf(pages.list));
      found.search.push(await timeOf(`${base}/api/v1/products?q=lamp&page=${(count % 9) + 1}`));
      found.memory = Math.max(found.memory, memoryOf(shop.child));
      await sleep(PROBE_EVERY_MS);
    }
  };
  const watching = watch();
  await act();
  isOver = true;
  await watching;
  found.seconds = (performance.now() - startedAt) / 1_000;
  return found;
}

function row(name: string, { seconds, memory, page, list, search }: Probed, alone: Probed): void {
  const times = (some: number[], others: number[]) =>
    [0.5, 0.99]
      .map((share) => {
        const [time, usual] = [percentile(some, share), percentile(others, share)];
        return `${time.toFixed(1)} ms (×${(time / usual).toFixed(2)})`;
      })
      .join(" / ");
  process.stdout.write(
    `${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s, at most ${memory.toFixed(0)} MB, page p50/p99 ${times(page, alone.page)}, list ${times(list, alone.list)}, search ${times(search, alone.search)}\n`,
  );
}

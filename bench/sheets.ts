import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ImportRecord } from "#contract/spreadsheets/endpoints.ts";
import { createDatabase, createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { createPasswords, PASSWORD_MEMORY_KIB } from "#server/platform/secrets/passwords.ts";
import { insertStaff } from "#server/testing/insert-person.ts";
import { percentile, timeOf } from "./latency.ts";
import { memoryOf, type Started } from "./processes.ts";

const ROWS = Number(process.env["BENCH_ROWS"] ?? 20_000);
const BROKEN_EVERY = 100;
const ALONE_MS = 20_000;
const PROBE_EVERY_MS = 25;
const EMAIL = "bench@staff.example";
const PASSWORD = "ثلاث نجفات وقمر 41";

type Call = (path: string, init?: { method: string; body?: string }) => Promise<Response>;

/** A large table of prices is checked and applied, and what somebody at the shop's pages notices of it. */
export async function measureSheets(base: string, dataDir: string, shop: Started): Promise<void> {
  const skus = await fillShop(dataDir);
  const call = await signIn(base);
  const page = `${base}/product`;
  await timeOf(page);
  process.stdout.write(`\n${ROWS} prices, every ${BROKEN_EVERY}th row broken\n`);
  const alone = await probe(page, base, shop, () => sleep(ALONE_MS));
  const file = fileOf(skus);
  let record = {} as ImportRecord;
  const checking = await probe(page, base, shop, async () => {
    record = await send(call, file);
  });
  const applying = await probe(page, base, shop, async () => {
    await call(`/api/v1/admin/imports/${record.id}/apply`, { method: "POST" });
    record = await ended(call, record.id);
  });
  const { counts, applied, state } = record;
  process.stdout.write(`${state}: ${JSON.stringify(counts)}, ${applied} applied\n`);
  row("nobody imports", alone, alone);
  row("while it is checked", checking, alone);
  row("while it is applied", applying, alone);
}

/** As many products as rows, each of one variant with a price. @returns their SKUs */
async function fillShop(dataDir: string): Promise<string[]> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const pool = createPool({ connection: postgres.connection });
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
  const passwordHash = await createPasswords(PASSWORD_MEMORY_KIB).hash(PASSWORD);
  const staff = { email: EMAIL, name: "Bench", role: "catalogue", passwordHash } as const;
  await insertStaff(createDatabase(pool), staff);
  await pool.end();
  return Array.from({ length: ROWS }, (_, place) => `BENCH-${place + 1}`);
}

async function signIn(base: string): Promise<Call> {
  const json = { "content-type": "application/json" };
  const answer = await fetch(`${base}/api/v1/admin/auth/sign-in`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  return async (path, init = { method: "GET" }) => {
    const type = init.body === undefined ? {} : { "content-type": "text/csv" };
    const headers = { ...type, cookie, authorization: `Bearer ${token}` };
    const response = await fetch(base + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };
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

/** As often as the screen asks. */
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
  page: number[];
  rendered: number[];
}

/** What a kept page and one that is made each time take while something else goes on. */
async function probe(
  page: string,
  base: string,
  shop: Started,
  act: () => Promise<unknown>,
): Promise<Probed> {
  const startedAt = performance.now();
  const found: Probed = { seconds: 0, memory: 0, page: [], rendered: [] };
  let isOver = false;
  const watch = async () => {
    for (let count = 0; !isOver; count += 1) {
      found.page.push(await timeOf(page));
      found.rendered.push(await timeOf(`${base}/api/v1/products?q=lamp&page=${(count % 9) + 1}`));
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

function row(name: string, { seconds, memory, page, rendered }: Probed, alone: Probed): void {
  const times = (some: number[], others: number[]) =>
    [0.5, 0.99]
      .map((share) => {
        const [time, usual] = [percentile(some, share), percentile(others, share)];
        return `${time.toFixed(1)} ms (×${(time / usual).toFixed(2)})`;
      })
      .join(" / ");
  process.stdout.write(
    `${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s, at most ${memory.toFixed(0)} MB, page p50/p99 ${times(page, alone.page)}, list ${times(rendered, alone.rendered)}\n`,
  );
}

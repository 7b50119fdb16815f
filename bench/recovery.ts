import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import type { Pool } from "pg";
import { listBases } from "#server/platform/backup/backup-files.ts";
import { backupStore } from "#server/platform/backup/choose-store.ts";
import { createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { addManyRecords } from "./many-records.ts";
import { checkoutClient, type PlacedOrder } from "./orders/checkout-client.ts";
import { postmasterPid } from "./orders/processor-time.ts";
import { fillStock } from "./orders/stock.ts";
import { runShopCommand, startProcess } from "./processes.ts";

const ORDERS = Number(process.env["BENCH_ORDERS"] ?? 100_000);
/** People order for this long before the chosen second, and again after it. */
const LOAD_SECONDS = Number(process.env["BENCH_LOAD_SECONDS"] ?? 60);
const BUYERS = 4;
const LOST_AT_MOST_SECONDS = 60;
const BACK_WITHIN_SECONDS = 300;
const ASK_MS = 500;

const startedAt = performance.now();
const seconds = (since: number) => (performance.now() - since) / 1000;
const print = (line: string) =>
  process.stdout.write(`${seconds(startedAt).toFixed(0).padStart(5)} s  ${line}\n`);

/**
 * Loses a machine while people order, and restores it from its backup: once as far as the backup
 * goes (how much is lost) and once to a chosen second (how long until it sells again).
 */
export async function measureRecovery(base: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "fanous-recovery-"));
  const [shop, backup] = [join(folder, "shop"), join(folder, "backup")];
  const identity = await generateX25519Identity();
  const identityFile = join(folder, "identity");
  writeFileSync(identityFile, identity, { mode: 0o600 });
  const env = {
    ...WITHOUT_LIMITS,
    DATA_DIR: shop,
    PORT: new URL(base).port,
    DEV_PAGES: "0",
    LOG_LEVEL: "error",
  };
  const restoring = { BACKUP_DIR: backup, BACKUP_IDENTITY_FILE: identityFile };
  const backedUp = { BACKUP_DIR: backup, BACKUP_RECIPIENT: await identityToRecipient(identity) };
  try {
    const books = await fill(env, shop);
    const { at, lostAt, orders } = await sellUntilLost({ ...env, ...backedUp }, base, backup);
    const wrong = [
      ...(await restoreToTheEnd(restoring, join(folder, "end"), { lostAt, orders })),
      ...(await restoreToASecond(
        { restoring, serving: { ...env, ...backedUp } },
        { base, to: join(folder, "second") },
        { at, orders, books },
      )),
    ];
    for (const line of wrong) print(`✗ ${line}`);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns what the audit says of these orders, which are simpler than real ones */
async function fill(env: Record<string, string>, dataDir: string): Promise<string> {
  print("loading the demo shop");
  const demo = await startShop({ ...env, DEMO: "1" });
  await demo.stop();
  await stopAfter(dataDir, async (pool) => {
    await addManyRecords(pool, ORDERS);
    await fillStock(pool);
  });
  print(`${ORDERS} orders, products and customers added`);
  return auditOf(dataDir);
}

/** @returns the chosen second, the moment of the loss, and all acknowledged orders */
async function sellUntilLost(env: Record<string, string>, base: string, backup: string) {
  const dataDir = env["DATA_DIR"] ?? "";
  const shop = await startShop(env);
  const store = backupStore(backup);
  while ((await listBases(store)).length === 0) await sleep(ASK_MS);
  print("the first base backup is there; people order");
  const variantIds = await variantsOf(dataDir);
  const orders: PlacedOrder[] = [];
  const client = checkoutClient(base, variantIds, BUYERS, (order) => orders.push(order));
  let isLost = false;
  const buying = Array.from({ length: BUYERS }, async (_none, buyer) => {
    for (let count = buyer; !isLost; count += BUYERS)
      // Refused because the machine is busy, or cut off by the loss: not acknowledged.
      await client.order(count).catch(() => sleep(ASK_MS));
  });
  await sleep(LOAD_SECONDS * 1000);
  const at = new Date();
  await Promise.race([sleep(LOAD_SECONDS * 1000), Promise.all(buying)]);
  const lostAt = new Date();
  isLost = true;
  process.kill(postmasterPid(join(dataDir, "postgres")), "SIGKILL");
  shop.child.kill("SIGKILL");
  await Promise.all(buying);
  client.end();
  rmSync(dataDir, { recursive: true, force: true });
  print(`${orders.length} orders acknowledged, then the machine was lost`);
  if (orders.length === 0) throw new Error("nobody could order");
  return { at, lostAt, orders };
}

/** @returns what is wrong */
async function restoreToTheEnd(
  env: Record<string, string>,
  to: string,
  { lostAt, orders }: { lostAt: Date; orders: readonly PlacedOrder[] },
): Promise<string[]> {
  if ((await runShopCommand("restore", env, ["--to", to])) !== 0) return ["the restore failed"];
  const kept = await stopAfter(to, numbersIn);
  const lost = orders.filter(({ number }) => !kept.has(number));
  const first = Math.min(lostAt.getTime(), ...lost.map((order) => order.answeredAt.getTime()));
  const lostSeconds = (lostAt.getTime() - first) / 1000;
  print(
    `restored as far as the backup goes: the last ${lostSeconds.toFixed(1)} s are lost, ${lost.length} orders`,
  );
  rmSync(to, { recursive: true, force: true });
  return lostSeconds > LOST_AT_MOST_SECONDS ? [`${lostSeconds.toFixed(1)} s were lost`] : [];
}

async function restoreToASecond(
  env: { restoring: Record<string, string>; serving: Record<string, string> },
  { base, to }: { base: string; to: string },
  { at, orders, books }: { at: Date; orders: readonly PlacedOrder[]; books: string },
): Promise<string[]> {
  const since = performance.now();
  const asked = ["--to", to, "--at", at.toISOString()];
  if ((await runShopCommand("restore", env.restoring, asked)) !== 0) return ["the restore failed"];
  const restored = seconds(since);
  const shop = await startShop({ ...env.serving, DATA_DIR: to });
  const open = seconds(since);
  await (await fetch(base)).text();
  const page = seconds(since);
  const variantIds = await variantsOf(to);
  const client = checkoutClient(base, variantIds, 1);
  await client.order(0);
  client.end();
  const ordered = seconds(since);
  print(
    `restored to ${at.toISOString()} after ${restored.toFixed(1)} s, open after ${open.toFixed(1)} s, ` +
      `the first page after ${page.toFixed(1)} s, the first order after ${ordered.toFixed(1)} s`,
  );
  const kept = await withPool(to, numbersIn);
  await shop.stop();
  const auditedSince = performance.now();
  const isSame = auditOf(to) === books;
  print(`audited in ${seconds(auditedSince).toFixed(1)} s`);
  const before = orders.filter(({ answeredAt }) => answeredAt <= at);
  const missing = before.filter(({ number }) => !kept.has(number));
  const after = orders.filter(({ askedAt }) => askedAt > at);
  const late = after.filter(({ number }) => kept.has(number));
  print(
    `${before.length} orders acknowledged before that second, ${missing.length} missing; ` +
      `${after.length} asked for after it, ${late.length} there`,
  );
  return [
    ...(ordered > BACK_WITHIN_SECONDS ? [`it took ${ordered.toFixed(1)} s`] : []),
    ...(missing.length > 0 ? [`${missing.length} orders are missing`] : []),
    ...(late.length > 0 ? [`${late.length} orders are there that were placed later`] : []),
    ...(isSame ? [] : ["npm run audit finds more than before the loss"]),
  ];
}

const startShop = (env: Record<string, string>) =>
  startProcess("server/main.ts", [], /Ctrl-C stops it/, env);

async function withPool<T>(dataDir: string, look: (pool: Pool) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const pool = createPool({ connection: postgres.connection });
  try {
    return await look(pool);
  } finally {
    await pool.end();
  }
}

/** Where no shop runs that would stop it. */
async function stopAfter<T>(dataDir: string, look: (pool: Pool) => Promise<T>): Promise<T> {
  const result = await withPool(dataDir, look);
  await (await startEmbeddedPostgres({ dir: join(dataDir, "postgres") })).stop();
  return result;
}

async function variantsOf(dataDir: string): Promise<number[]> {
  return withPool(dataDir, async (pool) => {
    const { rows } = await pool.query<{ variant_id: number }>(
      `select variant_id from pricing.current_price join catalog.listed_variant on id = variant_id
      where amount < 500000 and sku not like 'BENCH-%' order by variant_id limit 40`,
    );
    return rows.map(({ variant_id }) => variant_id);
  });
}

/** The audit's lines about each invariant, with the number of rows that violate it. */
function auditOf(dataDir: string): string {
  const file = join(import.meta.dirname, "..", "server", "commands", "audit-command.ts");
  const { stdout } = spawnSync(process.execPath, [file], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter((line) => /^ {2}[^ ]/.test(line));
  if (lines.length < 2) throw new Error(`the audit said: ${stdout}`);
  return lines.join("\n");
}

async function numbersIn(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ number: string }>("select number from orders.order");
  return new Set(rows.map(({ number }) => number));
}

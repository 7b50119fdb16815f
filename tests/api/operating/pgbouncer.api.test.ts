import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { checkPooler } from "#server/doctor/check-pooler.ts";
import { createDatabase, createPool, type Database } from "#server/platform/postgres/database.ts";
import { ownServer, type ServerUrls } from "#server/platform/postgres/own-server.ts";
import { ensureDemoTemplate } from "#server/testing/demo-template.ts";
import { freePort } from "#server/testing/free-port.ts";
import { DEMO_TEMPLATE } from "#server/testing/template-names.ts";
import { TEST_TIMEOUTS, WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { buyLastUnits } from "../../cluster/last-units.ts";
import { nothingAcknowledged } from "../../faults/acknowledged.ts";
import { type ShopProcess, startRefused, startShopProcess } from "../shop-process.ts";
import { isInstalled } from "./installed.ts";

const isTested = isInstalled("deploy/pgbouncer/pgbouncer.ini", "pgbouncer");
const CONFIGURATION = join(import.meta.dirname, "..", "..", "..", "deploy/pgbouncer/pgbouncer.ini");
const NAME = "pooled_shop";
const PASSWORD = "of-the-pooler";
/** Fewer than the shop's own pool, so that connections are shared. */
const POOL_SIZE = 4;

/**
 * PgBouncer with the configuration from deploy/, in front of the tests' database. @returns its
 * address
 */
async function startPgBouncer(dir: string, started: AsyncDisposableStack): Promise<string> {
  const port = await freePort();
  const users = join(dir, "userlist.txt");
  const target = `host=${inject("socketDir")} dbname=${NAME} user=${inject("databaseUser")}`;
  const text = (await readFile(CONFIGURATION, "utf8"))
    .replace("host=127.0.0.1 port=5432 dbname=fanous", target)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("/etc/pgbouncer/userlist.txt", users)
    .replace("default_pool_size = 20", `default_pool_size = ${POOL_SIZE}`);
  const file = join(dir, "pgbouncer.ini");
  await writeFile(file, text);
  await writeFile(users, `"fanous" "${PASSWORD}"\n`);
  // It refuses to run as root, as PostgreSQL does.
  const prefix = process.getuid?.() === 0 ? ["unshare", "--user", "--map-user=1000"] : [];
  const [command, ...args] = [...prefix, "pgbouncer", "-q", file];
  const child = spawn(command, args, {
    env: { PATH: `${process.env["PATH"] ?? ""}:/usr/sbin` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  started.defer(async () => {
    child.kill("SIGINT");
    await ended;
  });
  return `postgres://fanous:${PASSWORD}@127.0.0.1:${port}/fanous`;
}

describe.runIf(isTested)("the shop behind PgBouncer in transaction mode", () => {
  const started = new AsyncDisposableStack();
  let urls: ServerUrls;
  let db: Database;
  let env: Record<string, string>;
  let shop: ShopProcess;

  beforeAll(async () => {
    const socket = { socketDir: inject("socketDir"), user: inject("databaseUser") };
    await ensureDemoTemplate(socket, inject("demoDataDir"));
    const admin = createPool({ connection: { ...socket, database: "postgres" }, max: 1 });
    await admin.query(`create database ${NAME} template ${DEMO_TEMPLATE}`);
    started.defer(async () => {
      await admin.query(`drop database ${NAME} with (force)`);
      await admin.end();
    });
    const pool = createPool({
      connection: { ...socket, database: NAME },
      max: 2,
      timeouts: TEST_TIMEOUTS,
    });
    started.defer(() => pool.end());
    db = createDatabase(pool);
    const dir = await mkdtemp(join(tmpdir(), "fanous-pgbouncer-"));
    started.defer(() => rm(dir, { recursive: true }));
    urls = {
      url: await startPgBouncer(dir, started),
      directUrl: `postgres://${socket.user}@localhost/${NAME}?host=${encodeURIComponent(socket.socketDir)}`,
    };
    env = { ...WITHOUT_LIMITS, DATA_DIR: dir, DATABASE_URL: urls.url };
    shop = await startShopProcess({ ...env, DATABASE_DIRECT_URL: urls.directUrl ?? "" });
    started.defer(async () => {
      await shop.end("SIGTERM");
    });
  });
  afterAll(() => started.disposeAsync());

  test("shares few connections and sells each of the last units once", async () => {
    const goods = await fetch(`${shop.address}/api/v1/sons?pageSize=100`);
    const { items } = (await goods.json()) as {
      items: { id: number; price: { amount: number } }[];
    };
    const variantId = items.find(({ price }) => price.amount < 200_000)?.id ?? 0;
    const acknowledged = nothingAcknowledged();
    const wrong = await buyLastUnits(db, [shop.address], { variantId, acknowledged });
    expect([wrong, acknowledged.strange, acknowledged.orders.length]).toEqual([undefined, [], 10]);
    const { rows } = await connectionsOf(db);
    const shared = rows.filter(({ name }) => name === "fanous").length;
    expect(shared).toBeLessThanOrEqual(POOL_SIZE + 2);
    // Notifications use the direct connection.
    expect(rows.filter(({ name }) => name === "fanous-cache")).toHaveLength(1);
  });

  test("applies the statement timeout and passes the pooler check", async () => {
    const pool = createPool({ ...ownServer(urls).pooled, max: 1 });
    const { rows } = await pool.query("show statement_timeout");
    await pool.end();
    expect(rows).toEqual([{ statement_timeout: "10s" }]);
    expect(await checkPooler(urls)).toEqual([expect.objectContaining({ state: "fine" })]);
    const unlimited = { url: urls.directUrl ?? "", directUrl: urls.directUrl };
    expect(await checkPooler(unlimited)).toEqual([expect.objectContaining({ state: "wrong" })]);
  });

  test("names a missing or wrong DATABASE_DIRECT_URL at start", async () => {
    const alone = await startRefused(env);
    expect(alone.output).toMatch(/DATABASE_URL .* leads through a pooler: set DATABASE_DIRECT_URL/);
    const twice = await startRefused({ ...env, DATABASE_DIRECT_URL: urls.url });
    expect(twice.output).toMatch(/DATABASE_DIRECT_URL .* leads through a pooler, too/);
    const postgres = (urls.directUrl ?? "").replace(`/${NAME}?`, "/postgres?");
    const other = await startRefused({ ...env, DATABASE_DIRECT_URL: postgres });
    expect(other.output).toMatch(/lead to different databases/);
    for (const { code, output } of [alone, twice, other]) {
      expect(code).toBe(1);
      expect(output).not.toContain(PASSWORD);
    }
  });
});

async function connectionsOf(db: Database) {
  return sql<{ name: string }>`
    select application_name as name from pg_stat_activity
    where datname = ${NAME} and pid <> pg_backend_pid()`.execute(db);
}

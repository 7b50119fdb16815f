import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testConfig } from "#server/testing/test-config.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { checkBackup } from "./check-backup.ts";
import { checkDatabase } from "./check-database.ts";
import { checkJobs } from "./check-jobs.ts";
import { examine } from "./examine.ts";

const SERVER = join(import.meta.dirname, "..");
const MIGRATIONS = join(SERVER, "..", "db", "migrations");

let dataDir: string;
let shop: TestShop;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "fanous-doctor-"));
  shop = await createTestShop();
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs a command as an operator would. */
async function runCommand(name: "doctor" | "migrate", env: Record<string, string>) {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  const command = join(SERVER, "commands", `${name}-command.ts`);
  const all = { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir, ...env };
  execFile(process.execPath, [command], { env: all }, (error, stdout, stderr) =>
    resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr }),
  );
  return promise;
}

test("rates each part of the installation", async () => {
  await shop.pool.query("update jobs.version set cron_on = now()");
  const examined = await examine({ config: testConfig({ dataDir }), pool: shop.pool });
  const states = Object.entries(examined).map(([part, all]) => [
    part,
    ...all.map((one) => one.state),
  ]);
  expect(states).toEqual([
    // The test database does not keep what it confirmed: it runs without durability.
    ["Database", "fine", "wrong", "wrong", "wrong", "fine"],
    ["Address", "watch"],
    ["Clock", "fine"],
    ["Secrets", "fine"],
    ["Disk", expect.stringMatching(/fine|watch/)],
    ["Media", "fine"],
    ["Backups", "watch"],
    ["Jobs", "fine"],
    ["Mail server", "watch"],
    ["Email DNS"],
    ["Staff", "watch"],
  ]);
});

test("prints each fault with its fix and exits with 1", async () => {
  expect(await runCommand("migrate", {})).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\s+[1-9]\d+ migrations run/),
  });
  const { code, output } = await runCommand("doctor", {
    PUBLIC_URL: "http://127.0.0.1:1",
    NODE_ENV: "production",
    AUTH_SECRET: "a".repeat(40),
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  expect(code).toBe(1);
  expect(output).toContain("✓ The tables match this version");
  for (const line of [
    "not https",
    "AUTH_SECRET can be guessed",
    "mail server refuses",
    "no backups",
  ])
    expect(output).toMatch(new RegExp(`✗ [^\n]*${line}[^\n]*\n {8}\\w`));
  expect(output).not.toContain("a".repeat(40));
});

test("exits with 1 and names a setting that is not usable", async () => {
  expect(await runCommand("doctor", { PORT: "http" })).toMatchObject({
    code: 1,
    output: expect.stringContaining('PORT="http" is not usable'),
  });
});

test("reports tables of a newer or older version", async () => {
  const found = async () => (await checkDatabase(shop.platform.db, MIGRATIONS)).at(-1);
  expect(await found()).toMatchObject({ state: "fine" });
  await shop.pool.query(
    "insert into public.migration (name, digest) values ('9999-later.sql', '')",
  );
  expect(await found()).toMatchObject({ state: "watch" });
  await shop.pool.query("delete from public.migration where name like '0001%'");
  expect(await found()).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("0001-platform-schema.sql"),
  });
});

test("reports missing workers, overdue jobs and dead letters", async () => {
  const found = async () => (await checkJobs(shop.platform.db)).map(({ text }) => text);
  await shop.pool.query("update jobs.version set cron_on = null");
  expect(await found()).toEqual([expect.stringContaining("no process of the shop is running")]);
  await shop.pool.query("update jobs.version set cron_on = now()");
  expect(await found()).toEqual(["Jobs are running"]);
  const insert = (queue: string, minutes: number) =>
    shop.pool.query(
      `insert into jobs.job (name, policy, singleton_key, start_after)
      values ($1, 'key_strict_fifo', gen_random_uuid()::text, now() - make_interval(mins => $2))`,
      [queue, minutes],
    );
  await insert("mails", 9);
  expect(await found()).toEqual(["Jobs are running"]);
  await insert("mails", 20);
  await insert("dead-letters", 20);
  expect(await found()).toEqual([
    "Jobs are running",
    "2 jobs are waiting in mails, the oldest for 20 minutes",
    "1 emails or SMS failed permanently in the last 30 days",
  ]);
});

test("reports archive_mode of an external database", async () => {
  const config = testConfig({
    database: { url: "postgres://db.example/shop", directUrl: undefined },
  });
  expect(await checkBackup(config, shop.platform.db, new Date())).toEqual([
    expect.objectContaining({ state: "watch", text: expect.stringContaining("archive_mode") }),
  ]);
});

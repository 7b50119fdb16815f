import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { inject } from "vitest";
import type { WebBuild } from "../app-build.ts";
import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import { createPlatform } from "../create-platform.ts";
import { createLog } from "../platform/log.ts";
import type { Platform } from "../platform/platform.ts";
import { createPool } from "../platform/postgres/database.ts";
import { inTransaction, type Work } from "../platform/postgres/unit-of-work.ts";
import { ensureDemoTemplate } from "./demo-template.ts";
import { memoryFolder } from "./memory-folder.ts";
import { DEMO_TEMPLATE, EMPTY_TEMPLATE } from "./template-names.ts";
import { TEST_TIMEOUTS, testConfig } from "./test-config.ts";

declare module "vitest" {
  interface ProvidedContext {
    socketDir: string;
    databaseUser: string;
    /** Media files of the demo shop; tests only read them. */
    demoDataDir: string;
  }
}

export interface TestShop {
  app: FastifyInstance;
  platform: Platform;
  pool: pg.Pool;
  /** Runs a command in its own transaction. */
  run<T>(command: (work: Work) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export interface TestShopOptions {
  /** Starts with the demo catalogue instead of an empty shop. */
  demo?: boolean;
  config?: Partial<Config>;
  /** Piastres that a member of staff may give alone in a day; far above what tests give. */
  givenAlone?: number;
  webBuild?: WebBuild;
}

/** A separate shop on its own real database, copied from a template. */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const socket = { socketDir: inject("socketDir"), user: inject("databaseUser") };
  const poolOf = (name: string, max = 10) =>
    createPool({ connection: { ...socket, database: name }, max, timeouts: TEST_TIMEOUTS });
  const database = `test_${randomBytes(6).toString("hex")}`;
  const template = options.demo ? DEMO_TEMPLATE : EMPTY_TEMPLATE;
  if (options.demo) await ensureDemoTemplate(socket, inject("demoDataDir"));
  const admin = poolOf("postgres", 1);
  await admin.query(`create database ${database} template ${template} strategy file_copy`);
  const folder = options.demo ? undefined : await mkdtemp(join(memoryFolder(), "fanous-shop-"));
  const config = testConfig({ dataDir: folder ?? inject("demoDataDir"), ...options.config });
  const pool = poolOf(database);
  const { givenAlone = 50_000_000 } = options;
  await pool.query(
    `insert into platform.setting (key, value) values ('shop', jsonb_build_object('walletEntryAlone', $1::int))
    on conflict (key) do update set value = setting.value || excluded.value`,
    [givenAlone],
  );
  const platform = createPlatform({ config, pool, log: createLog(config.logLevel, false) });
  const app = await buildApp({
    config,
    platform,
    ...(options.webBuild && { webBuild: options.webBuild }),
  });
  await app.ready();
  await platform.jobs.open({ isServing: false });
  return {
    app,
    platform,
    pool,
    run: (command) => inTransaction(platform, command),
    stop: async () => {
      await platform.jobs.stop();
      await app.close();
      await pool.end();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

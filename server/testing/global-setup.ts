import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { memoryFolder } from "./memory-folder.ts";
import {
  startOtherTestPostgres,
  startTestPostgres,
  type TestPostgres,
} from "./postgres/test-postgres.ts";

/**
 * One PostgreSQL for the whole run: a new one; an existing one shared by many runs
 * (`TEST_POSTGRES`); or one of another version (`TEST_POSTGRES_BIN`, the folder of its programs).
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env["TEST_POSTGRES"];
  if (running) {
    provide(project, JSON.parse(running) as TestPostgres);
    return async () => {};
  }
  const folder = await mkdtemp(join(memoryFolder(), "fanous-test-"));
  const bin = process.env["TEST_POSTGRES_BIN"];
  const postgres = bin
    ? await startOtherTestPostgres(bin, folder)
    : await startTestPostgres(folder);
  provide(project, postgres);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function provide(project: TestProject, { socketDir, user, demoDataDir }: TestPostgres): void {
  project.provide("socketDir", socketDir);
  project.provide("databaseUser", user);
  project.provide("demoDataDir", demoDataDir);
}

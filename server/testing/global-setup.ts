import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startTestPostgres, type TestPostgres } from "./test-postgres.ts";

/** One PostgreSQL for the whole run: its own, or the one that is already there for many runs (`TEST_POSTGRES`). */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env["TEST_POSTGRES"];
  if (running) {
    provide(project, JSON.parse(running) as TestPostgres);
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), "fanous-test-"));
  const postgres = await startTestPostgres(folder);
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

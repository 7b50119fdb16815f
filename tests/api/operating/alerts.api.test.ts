import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { isInstalled } from "./installed.ts";

const run = promisify(execFile);
const FOLDER = join(import.meta.dirname, "..", "..", "..", "deploy", "prometheus");
const isTested = isInstalled("deploy/prometheus/alerts.yml", "promtool");

test.runIf(isTested)("fires each alert when due and not before", async () => {
  const { stdout } = await run("promtool", ["test", "rules", "alerts.test.yml"], { cwd: FOLDER });
  expect(stdout).toContain("SUCCESS");
});

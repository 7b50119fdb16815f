import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** A process with an uncaught exception and an unhandled rejection. */
const SCRIPT = `
  import { createLog } from ${module("log.ts")};
  import { catchTheRest } from ${module("last-resort.ts")};
  catchTheRest(createLog("warn", false));
  setImmediate(() => {
    void Promise.reject(new Error("a lost promise"));
    setImmediate(() => {
      setImmediate(() => console.log("still open"));
      throw new Error("a lost callback");
    });
  });
`;

test("logs uncaught errors with their stack and keeps the process running", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--input-type=module-typescript", "--eval", SCRIPT],
    { encoding: "utf8" },
  );
  expect(stdout).toContain("still open");
  expect(stdout).toMatch(/"origin":"unhandledRejection","msg":"nobody caught it"/);
  expect(stdout).toMatch(/"origin":"uncaughtException","msg":"nobody caught it"/);
  for (const name of ["promise", "callback"]) expect(stdout).toMatch(`"message":"a lost ${name}"`);
  expect(stdout).toContain('"stack":"Error: a lost callback');
  expect(status).toBe(0);
});

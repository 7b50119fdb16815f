import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let clone: string;
let server: Server;
let taken: string;

beforeAll(async () => {
  clone = mkdtempSync(join(tmpdir(), "fanous-clone-"));
  mkdirSync(join(clone, "tools"));
  for (const name of ["start.mjs", "setup.mjs", "check-start.mjs"])
    copyFileSync(join(import.meta.dirname, name), join(clone, "tools", name));
  // Installing fails: only what is found before it can be reported.
  writeFileSync(join(clone, "package-lock.json"), "none");
  server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  taken = String((server.address() as AddressInfo).port);
});
afterAll(() => {
  server.close();
  rmSync(clone, { recursive: true });
});

function start(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, "tools", "start.mjs")],
    { cwd: clone, encoding: "utf8", env: { PATH: process.env["PATH"], PORT: "0", ...env } },
  );
  return { status, stdout, reason: stderr.trim() };
}

describe("npm start in a fresh clone", () => {
  test.each([
    ["a used port", () => ({ PORT: taken }), /^Port \d+ is in use\. .* PORT=\d+ npm start$/],
    ["a port that is not a number", () => ({ PORT: "http" }), /^PORT="http" is not usable\.$/],
    [
      "a data folder inside a file",
      () => ({ DATA_DIR: join(clone, "package-lock.json", "data") }),
      /^The data folder .* cannot be written\. Set DATA_DIR to/,
    ],
    [
      "a database that does not answer",
      () => ({ DATABASE_URL: "postgres://shop:secret@127.0.0.1:1/shop" }),
      /^The database of DATABASE_URL \(127\.0\.0\.1:1\) cannot be reached: ECONNREFUSED\. Correct/,
    ],
  ])("exits with 1 for %s before it installs packages", (_name, env, expected) => {
    const { status, stdout, reason } = start(env());
    expect(status).toBe(1);
    expect(stdout).not.toContain("Installing");
    expect(reason).toMatch(expected);
  });
});

import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readAuthSecret } from "./auth-secret.ts";

const folder = mkdtempSync(join(tmpdir(), "fanous-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("creates the secret once, readable only by its owner", () => {
  const secret = readAuthSecret(join(folder, "new"), undefined);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readAuthSecret(join(folder, "new"), undefined)).toBe(secret);
  expect(readAuthSecret(join(folder, "other"), undefined)).not.toBe(secret);
  expect(statSync(join(folder, "new", "auth-secret")).mode & 0o777).toBe(0o600);
});

test("prefers the given secret and rejects a file that is too short", () => {
  expect(readAuthSecret(folder, "given")).toBe("given");
  writeFileSync(join(folder, "auth-secret"), "short");
  expect(() => readAuthSecret(folder, undefined)).toThrow("too short");
});

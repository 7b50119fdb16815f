import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withSecretFiles } from "./secret-files.ts";

const folder = mkdtempSync(join(tmpdir(), "fanous-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, text);
  return path;
}

const read = (env: Record<string, string>) => withSecretFiles(env, ["AUTH_SECRET"]);

test("reads a secret from its file without the trailing line break", () => {
  const env = { AUTH_SECRET_FILE: fileWith("a secret\n"), PORT: "3000" };
  expect(read(env)).toEqual({ ...env, AUTH_SECRET: "a secret" });
  expect(read({ AUTH_SECRET: "in the environment" })).toEqual({
    AUTH_SECRET: "in the environment",
  });
});

test("throws for a missing or empty file and a duplicate secret", () => {
  expect(() => read({ AUTH_SECRET_FILE: join(folder, "none") })).toThrow(
    "AUTH_SECRET_FILE cannot be read",
  );
  expect(() => read({ AUTH_SECRET_FILE: fileWith(" \n") })).toThrow("AUTH_SECRET_FILE is empty");
  const twice = { AUTH_SECRET_FILE: fileWith("one"), AUTH_SECRET: "two" };
  expect(() => read(twice)).toThrow("both set");
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "fanous-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, text);
  return path;
}

const SECRET = "a secret of more than thirty-two characters";

test("a secret is read from its file, without the line's end", () => {
  const config = readConfig({
    AUTH_SECRET_FILE: fileWith(`${SECRET}\n`),
    METRICS_TOKEN_FILE: fileWith("0123456789abcdef"),
  });
  expect([config.authSecret, config.metricsToken]).toEqual([SECRET, "0123456789abcdef"]);
});

test("a file that is missing, empty or too short, or a secret given twice, is one clear line", () => {
  const path = fileWith(SECRET);
  expect(() => readConfig({ AUTH_SECRET_FILE: join(folder, "none") })).toThrow(
    "AUTH_SECRET_FILE cannot be read",
  );
  expect(() => readConfig({ AUTH_SECRET_FILE: fileWith(" \n") })).toThrow(
    "AUTH_SECRET_FILE is empty",
  );
  expect(() => readConfig({ AUTH_SECRET_FILE: path, AUTH_SECRET: SECRET })).toThrow("both set");
  const short = () => readConfig({ AUTH_SECRET_FILE: fileWith("too short") });
  expect(short).toThrow("AUTH_SECRET is not usable");
  expect(short).not.toThrow("too short");
});

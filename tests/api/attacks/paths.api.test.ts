import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { portOf, rawGet } from "./raw-request.ts";

const CANARY = "canary-that-nobody-may-read";
const ROOT = join(import.meta.dirname, "..", "..", "..");

let shop: TestShop;
let port: number;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(ROOT, "build"));
  shop = await createTestShop({ webBuild });
  port = portOf(await shop.app.listen({ port: 0, host: "127.0.0.1" }));
  const dataDir = dirname(shop.platform.scratch.root);
  await writeFile(join(dataDir, "canary.txt"), CANARY);
  await writeFile(join(dataDir, "canary.webp"), CANARY);
});
afterAll(() => shop.stop());

const UP = [
  "../",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "%252e%252e%252f",
  "..%5c",
  "..\\",
  "....//",
  "..;/",
  "%c0%ae%c0%ae/",
  "%uff0e%uff0e/",
  "./.././",
  "//../",
];
const DOORS = ["/media/", "/_ipx/w_64/media/", "/assets/", "/", "/api/docs/static/", "/en/"];
/** Files, and how many folders up they may be. */
const FILES: [string, number[]][] = [
  ["canary.txt", [1, 2]],
  ["canary.webp", [1]],
  ["auth-secret", [1]],
  ["package.json", [2, 4]],
  ["server/main.ts", [2]],
  ["etc/passwd", [4, 9]],
  ["canary.webp%00.png", [1]],
];
const ALL_DEPTHS = [1, 2, 4, 9];

describe("a hostile path", () => {
  test.each(DOORS)(
    "reads no file outside the served folders behind %s",
    async (door) => {
      for (const up of UP) {
        for (const [file, depths] of FILES) {
          for (const depth of process.env["NIGHTLY"] ? ALL_DEPTHS : depths) {
            const path = door + up.repeat(depth) + file;
            const { status, text } = await rawGet(port, path);
            expect([301, 302, 400, 403, 404], path).toContain(status);
            expect(text, path).not.toContain(CANARY);
            expect(text, path).not.toMatch(/root:x:0|"private": true|startShop/);
          }
        }
      }
    },
    300_000,
  );

  test.each([
    "/media//etc/passwd",
    "/media/%2fetc%2fpasswd",
    "/media/C:%5cWindows%5cwin.ini",
    "/_ipx/w_64/media//etc/passwd",
    "/_ipx/w_64/media/file:///etc/passwd",
    "/assets/.env",
    "/.git/config",
    "/.env",
    "/package.json",
    "/server/main.ts",
    "/assets/%00",
    "/media/%00",
    "/build/server/index.js",
    "/.vite/manifest.json",
    "/assets/../.vite/manifest.json",
  ])("returns 400, 403 or 404 for %s", async (path) => {
    const { status, text } = await rawGet(port, path);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/root:x:0|"private": true|startShop|\[core\]/);
  });
});

test("does not list folders", async () => {
  for (const path of ["/assets/", "/assets", "/media/", "/media", "/fonts/", "/api/docs/static/"]) {
    const { status, text } = await rawGet(port, path);
    expect([301, 302, 404], path).toContain(status);
    expect(text).not.toMatch(/index of|<a href="[^"]*\.js"/i);
  }
});

test("does not fetch pictures from other hosts through the image proxy", async () => {
  const { createServer } = await import("node:http");
  let asked = 0;
  const other = createServer((_request, response) => {
    asked += 1;
    response.end("x");
  });
  await new Promise<void>((listening) => {
    other.listen(0, "127.0.0.1", listening);
  });
  const { port: elsewhere } = other.address() as { port: number };
  const targets = [
    `http://127.0.0.1:${elsewhere}/x.png`,
    `http:%2f%2f127.0.0.1:${elsewhere}%2fx.png`,
    `//127.0.0.1:${elsewhere}/x.png`,
    `media/http://127.0.0.1:${elsewhere}/aa/0123456789abcdef.png`,
    `http://127.0.0.1:${elsewhere}/media/aa/0123456789abcdef.png`,
    `http://[::1]:${elsewhere}/media/aa/0123456789abcdef.png`,
    "http://169.254.169.254/latest/meta-data/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:1/",
  ];
  for (const target of targets) {
    for (const door of ["/_ipx/w_64/", "/_ipx/w_64,f_png/", "/_ipx/", "/media/"]) {
      const { status } = await rawGet(port, door + target);
      expect([400, 404], door + target).toContain(status);
    }
  }
  other.close();
  expect(asked).toBe(0);
});

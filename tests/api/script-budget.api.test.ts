import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { SCRIPT_BUDGET, scriptBytes } from "../../bench/first-view.ts";

const BUILD = join(import.meta.dirname, "..", "..", "build");

let shop: TestShop;
let base: string;

beforeAll(async () => {
  const webBuild = await loadWebBuild(BUILD);
  shop = await createTestShop({ demo: true, webBuild });
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.stop());

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

test.each(["", "/en"])(
  "stays within the script budget on a product page (%s)",
  async (language) => {
    const answer = await fetch(`${base}/api/v1/products?sort=newest`);
    const { items } = (await answer.json()) as { items: { path: string }[] };
    const path = language + (items[0]?.path ?? "");
    const bytes = await scriptBytes(base + path);
    console.log(`script of ${path}: ${kilobytes(bytes)} of ${kilobytes(SCRIPT_BUDGET)} KB brotli`);
    // A smaller size would mean that the page was not found, or names its modules differently.
    expect(bytes).toBeGreaterThan(SCRIPT_BUDGET / 2);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
  },
);

test("bundles only the icons of its pages in the server build", () => {
  const folder = join(BUILD, "server", "assets");
  const modules = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter((text) => text.includes('from "@lucide/icons"'))).toEqual([]);
});

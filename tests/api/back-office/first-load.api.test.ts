import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { messages as ar } from "../../../admin/i18n/messages/ar/index.ts";

const BUILD = join(import.meta.dirname, "..", "..", "..", "build");
const FIRST_LOAD_BUDGET = 450 * 1024;

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ webBuild: await loadWebBuild(BUILD) });
});
afterAll(() => shop.stop());

const open = (url: string) => shop.app.inject({ url });

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

describe("the back office bundle", () => {
  let manifest: Record<string, Chunk>;
  beforeAll(async () => {
    const file = join(BUILD, "admin", ".vite", "manifest.json");
    manifest = JSON.parse(await readFile(file, "utf8")) as typeof manifest;
  });

  /** The files loaded with some entries, each once. */
  function filesOf(entries: string[]): Set<string> {
    const seen = new Set(entries);
    const files = new Set<string>();
    for (const name of seen) {
      const { file, css = [], imports = [] } = manifest[name] ?? { file: `no ${name}` };
      for (const one of [file, ...css]) files.add(one);
      for (const one of imports) seen.add(one);
    }
    return files;
  }

  async function compressed(files: Iterable<string>): Promise<number> {
    const sizes = [...files].map(async (file) => {
      const path = join(BUILD, "admin", file);
      return (await stat(`${path}.br`).catch(() => stat(path))).size;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  test("stays within 450 KB on first load", async () => {
    const first = ["index.html", "i18n/messages/ar/index.ts", "start/start-screen.tsx"];
    const bytes = await compressed(filesOf(first));
    console.log(`first load of /admin: ${(bytes / 1024).toFixed(1)} of 450 KB brotli`);
    // A smaller size would mean that the manifest names its entries differently.
    expect(bytes).toBeGreaterThan(FIRST_LOAD_BUDGET / 4);
    expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BUDGET);
  });

  test("loads other screens on demand", () => {
    const first = filesOf(["index.html"]);
    const later = [
      "orders/order-list.tsx",
      "staff/audit/audit-list.tsx",
      "customers/customer-list.tsx",
      "assortment/product-screen.tsx",
    ];
    for (const name of later) {
      const file = manifest[name]?.file ?? "";
      expect(file, name).not.toBe("");
      expect([...first], name).not.toContain(file);
    }
  });

  test("is not part of the shop's scripts", async () => {
    const { body } = await open("/");
    const scripts = [...body.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
    expect(scripts.length).toBeGreaterThan(3);
    for (const path of new Set(scripts)) {
      const { body: script } = await open(path);
      expect(script.includes(ar.shell.title) || script.includes("MuiButton"), path).toBe(false);
    }
  });
});

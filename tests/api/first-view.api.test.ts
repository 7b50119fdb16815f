import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const FONT_BYTES = 45 * 1024;
/** Maximum size of a product page's HTML, compressed (Brotli). */
const PRODUCT_BYTES = 21_000;

let shop: TestShop;
let base: string;
const paths: string[] = ["/", "/product", "/SearchProducts/led", "/cart", "/faq"];

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const answer = await fetch(`${base}/api/v1/products?sort=newest`);
  const { items } = (await answer.json()) as { items: { path: string }[] };
  paths.push(...items.slice(0, 8).map(({ path }) => path));
});
afterAll(() => shop.stop());

const read = async (path: string) => (await fetch(base + path)).text();
const inLanguage = (language: string) =>
  paths.map((path) => (language + path).replace(/(.)\/$/, "$1"));

const FACE = /@font-face\{[^}]*?src:url\(([^)]+\.woff2)\)[^}]*?unicode-range:([^;}]+)/g;

/** The style sheet's font files, each with a test for whether it contains a letter. */
async function fontFiles(html: string) {
  const [sheet = ""] = html.match(/(?<=rel="stylesheet" href=")[^"#]+/) ?? [];
  return [...(await read(sheet)).matchAll(FACE)].map(([, file = "", ranges = ""]) => ({
    file,
    has: (letter: number) =>
      ranges.split(",").some((range) => {
        const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
        const widest = [from.replaceAll("?", "0"), to.replaceAll("?", "F")];
        const [first = 0, last = 0] = widest.map((edge) => Number.parseInt(edge, 16));
        return letter >= first && letter <= last;
      }),
  }));
}

/** Bytes of the fonts for all text of a page, closed parts included. */
async function fontBytes(html: string): Promise<number> {
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, "");
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const faces = await fontFiles(html);
  expect(faces.length).toBeGreaterThan(4);
  const needed = faces.filter(({ has }) => letters.some(has)).map(({ file }) => file);
  let bytes = 0;
  for (const file of new Set(needed)) {
    bytes += (await (await fetch(base + file)).arrayBuffer()).byteLength;
  }
  return bytes;
}

describe.each(["", "/en"])("the first view (%s)", (language) => {
  test("needs few bytes of fonts", async () => {
    const bytes: Record<string, number> = {};
    for (const path of inLanguage(language)) bytes[path] = await fontBytes(await read(path));
    // A smaller size would mean that a font was not found.
    expect(Math.min(...Object.values(bytes))).toBeGreaterThan(FONT_BYTES / 3);
    expect(Object.entries(bytes).filter(([, size]) => size > FONT_BYTES)).toEqual([]);
  });

  test("shows its largest picture before any script is fetched", async () => {
    for (const path of inLanguage(language)) {
      const html = await read(path);
      expect(html.match(/<link[^>]*rel="modulepreload"|<script[^>]*src=/g) ?? [], path).toEqual([]);
      // Besides the style sheet, only fonts and the main picture are preloaded.
      const preloads = html.match(/<link[^>]*rel="preload"[^>]*>/g) ?? [];
      expect(preloads.length, path).toBeLessThanOrEqual(4);
    }
    for (const path of inLanguage(language).filter((one) => !/cart|faq/.test(one))) {
      const html = await read(path);
      // Drawings inside closed parts are loaded when those open.
      const [first = ""] = html.match(/<img(?![^>]*class="drawing)[^>]*>/) ?? [];
      expect(first, path).toContain('loading="eager" fetchPriority="high"');
      expect(html, path).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/);
    }
  });

  test("is a small page of a product, once a few have asked for it", async () => {
    const products = inLanguage(language).filter((one) => one.includes("/product/"));
    expect(products).toHaveLength(8);
    for (const path of products.slice(0, 4)) {
      const size = async () => {
        const answer = await fetch(base + path, { headers: { "accept-encoding": "br" } });
        expect(answer.headers.get("content-encoding")).toBe("br");
        await answer.arrayBuffer();
        return Number(answer.headers.get("content-length"));
      };
      // A smaller size would be an error page.
      expect(await size()).toBeGreaterThan(PRODUCT_BYTES / 2);
      await expect.poll(size, { timeout: 20_000 }).toBeLessThanOrEqual(PRODUCT_BYTES);
    }
  }, 60_000);
});

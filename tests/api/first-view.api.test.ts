import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const FONT_BYTES = 45 * 1024;
/** A font that is found only with the style sheet. */
const LATE_FONT_BYTES = 9_000;
/** Every product page's HTML is smaller, compressed (Brotli). */
const PRODUCT_BYTES = 24_500;
/** All are rendered at night: they are built the same way. */
const EVERY_PRODUCT = process.env["NIGHTLY"] ? 1 : 4;

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

/** The fonts for all text of a page, closed parts included, with their bytes. */
async function fontsOf(
  html: string,
  isMeant: (face: { file: string }) => boolean = () => true,
): Promise<Map<string, number>> {
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, "");
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const faces = await fontFiles(html);
  expect(faces.length).toBeGreaterThan(4);
  const needed = faces.filter((face) => letters.some(face.has) && isMeant(face));
  const sizes = new Map<string, number>();
  for (const { file } of needed) {
    if (sizes.has(file)) continue;
    sizes.set(file, (await (await fetch(base + file)).arrayBuffer()).byteLength);
  }
  return sizes;
}

/** Paths of all products without a locale prefix. */
async function allProducts(): Promise<string[]> {
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${base}/api/v1/products?sort=newest&page=${page}`);
    const { items } = (await answer.json()) as { items: { path: string }[] };
    if (items.length === 0) return [...found];
    for (const { path } of items) found.add(path.split("?", 1)[0] ?? path);
  }
}

/** Bytes of a page's HTML as sent to browsers. */
async function compressedSize(path: string): Promise<number> {
  const answer = await fetch(base + path, { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("content-encoding"), path).toBe("br");
  await answer.arrayBuffer();
  return Number(answer.headers.get("content-length"));
}

describe.each(["", "/en"])("the first view (%s)", (language) => {
  test("loads at most 45 KB of fonts", async () => {
    const bytes: Record<string, number> = {};
    for (const path of inLanguage(language)) {
      const fonts = await fontsOf(await read(path));
      bytes[path] = [...fonts.values()].reduce((sum, size) => sum + size, 0);
    }
    // A smaller size would mean that a font was not found.
    expect(Math.min(...Object.values(bytes))).toBeGreaterThan(FONT_BYTES / 3);
    expect(Object.entries(bytes).filter(([, size]) => size > FONT_BYTES)).toEqual([]);
  });

  test("preloads its largest picture and no scripts", async () => {
    for (const path of inLanguage(language)) {
      const html = await read(path);
      expect(html.match(/<link[^>]*rel="modulepreload"|<script[^>]*src=/g) ?? [], path).toEqual([]);
      // Besides the style sheet, only fonts and the main picture are preloaded.
      const preloads = html.match(/<link[^>]*rel="preload"[^>]*>/g) ?? [];
      expect(preloads.length, path).toBeLessThanOrEqual(4);
    }
    for (const path of inLanguage(language).filter((one) => !/cart|faq/.test(one))) {
      const html = await read(path);
      // Drawings and compared pictures inside closed parts are loaded when those open.
      const [first = ""] =
        html.match(/<img(?![^>]*class="drawing)(?![^>]*src="\/comparisons\/)[^>]*>/) ?? [];
      expect(first, path).toContain('loading="eager" fetchPriority="high"');
      expect(html, path).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/);
    }
  });

  test("loads only fonts below 9 KB without preload", async () => {
    for (const path of inLanguage(language)) {
      const html = await read(path);
      const late = await fontsOf(html, ({ file }) => !html.includes(`href="${file}" as="font"`));
      expect(Math.max(...late.values()), path).toBeLessThan(LATE_FONT_BYTES);
    }
  });

  test("keeps the HTML of product pages below 24.5 KB", async () => {
    const sizes: Record<string, number> = {};
    const products = await allProducts();
    expect(products.length).toBeGreaterThan(80);
    for (const path of products.filter((_, index) => index % EVERY_PRODUCT === 0))
      sizes[language + path] = await compressedSize(language + path);
    const all = Object.values(sizes);
    console.log(`HTML of product pages: ${Math.min(...all)} to ${Math.max(...all)} bytes brotli`);
    // A smaller size would be an error page.
    expect(Math.min(...all)).toBeGreaterThan(PRODUCT_BYTES / 2);
    expect(Object.entries(sizes).filter(([, size]) => size > PRODUCT_BYTES)).toEqual([]);
  });
});

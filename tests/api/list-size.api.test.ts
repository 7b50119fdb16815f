import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

/** What a phone of three years ago can lay out without a pause. */
const MOST_ELEMENTS = 1500;

let shop: TestShop;
let base: string;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.stop());

const read = async (path: string) => (await fetch(base + path)).text();

/** The number of elements in a browser with script, where the content of `noscript` is text. */
function elementsOf(html: string): number {
  const markup = html
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/(<(script|style|noscript)\b[^>]*>).*?<\/\2>/gs, "$1");
  return markup.match(/<[a-z]/g)?.length ?? 0;
}

test.each(["", "/en"])("renders lists with at most 1500 elements (%s)", async (language) => {
  const home = await read(language || "/");
  const categories = new Set(home.match(/(?<=href=")[^"]*\/categories\/product\/[^"?#]+/g));
  expect(categories.size).toBeGreaterThan(20);
  const lists = ["/product", "/new-arrival", "/special-offers", "/SearchProducts/led"];
  const filtered = ["/product?finish=brass,black&stock=in&room=dining&page=2"];
  const paths = [...[...lists, ...filtered].map((path) => language + path), ...categories];
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, elementsOf(await read(path)));
  // Fewer would be an error page, or a list without cards.
  for (const path of lists) expect(counts.get(language + path)).toBeGreaterThan(500);
  expect([...counts].filter(([, count]) => count > MOST_ELEMENTS)).toEqual([]);
});

test("links closed filters without script", async () => {
  const html = await read("/en/product");
  const closed = html.match(/<noscript>.*?<\/noscript>/gs)?.join("") ?? "";
  expect(closed).toContain('href="/en/product?ip_rating=ip44"');
});

import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { canonicalPath, findPage, isKnownPage } from "#contract/find-page.ts";
import { splitLocale } from "#contract/kernel/locale.ts";
import { facetPageChoice } from "#contract/storefront/facet-pages.ts";
import { parseListQuery } from "#contract/storefront/list-query.ts";
import { catalogue } from "#demo/index.ts";
import { saveCategory } from "#server/modules/catalog/index.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { addNews } from "#server/testing/small-content.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ demo: true, config: { publicUrl: "https://shop.example" } });
});
afterAll(() => shop.stop());

const sitemap = async () => (await shop.app.inject("/sitemap.xml")).body;
const addresses = (xml: string) =>
  [...xml.matchAll(/<url><loc>https:\/\/shop\.example([^<]*)/g)].map(([, path]) => path);

test("allows crawlers in robots.txt and names the sitemap", async () => {
  const answer = await shop.app.inject("/robots.txt");
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body).toContain("Sitemap: https://shop.example/sitemap.xml\n");
  expect(answer.body).not.toMatch(/^Disallow: \/$/m);
});

test("names contact and expiry within a year in security.txt", async () => {
  const answer = await shop.app.inject("/.well-known/security.txt");
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(answer.body).toContain("Canonical: https://shop.example/.well-known/security.txt\n");
  const [, expires = ""] = /^Expires: (\S+)$/m.exec(answer.body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("lists every product, category and published page once per language", async () => {
  const paths = addresses(await sitemap());
  expect(new Set(paths).size).toBe(paths.length);
  const ofProducts = paths.filter((path) => /^(\/en)?\/product\/\d/.test(path ?? ""));
  expect(ofProducts).toHaveLength(catalogue.products.length * 2);
  for (const path of ["", "/en", "/product", "/en/new-arrival", "/contact-us"]) {
    expect(paths).toContain(path === "" ? "/" : path);
  }
  expect(paths).toContainEqual(expect.stringMatching(/^\/categories\/product\/\d+-nagaf$/));
  expect(paths).toContainEqual(
    expect.stringMatching(/^\/en\/categories\/product\/\d+-chandeliers$/),
  );
});

test("lists only filtered category pages with search demand", async () => {
  const paths = addresses(await sitemap()).map((path) => splitLocale(path ?? "", "ar").path);
  const chosen = paths.filter((path) => path.includes("?"));
  expect(chosen).toContainEqual(
    expect.stringMatching(/^\/categories\/product\/\d+-pendants\?finish=brass$/),
  );
  const queries = chosen.map((path) => new URL(path, "https://shop.example").searchParams);
  const isLookedFor = (query: URLSearchParams) =>
    facetPageChoice(parseListQuery(query)) !== undefined && query.size === 1;
  expect(queries.filter((query) => !isLookedFor(query))).toEqual([]);
});

test("lists only known pages in their canonical spelling", async () => {
  const { newsId } = await shop.run((work) => addNews(work, "in-the-sitemap"));
  const paths = addresses(await sitemap()).map((path) => splitLocale(path ?? "", "ar").path);
  expect(paths).toContain(`/Media/news/${newsId}`);
  expect(paths.filter((path) => !isKnownPage(path) || canonicalPath(path) !== path)).toEqual([]);
  expect(paths.filter((path) => findPage(path)?.sitemap === "never")).toEqual([]);
});

test("caches the compressed sitemap and rebuilds it with six statements", async () => {
  await sitemap();
  const read = async () =>
    shop.app.inject({ url: "/sitemap.xml", headers: { "accept-encoding": "br" } });
  const kept = await withStatementCount(read);
  expect(kept.statements).toBe(0);
  expect(kept.result.headers).toMatchObject({
    "content-type": "application/xml; charset=utf-8",
    "content-encoding": "br",
  });
  expect(brotliDecompressSync(kept.result.rawPayload).toString()).toBe(await sitemap());
  const name = { ar: "جديد", en: "New" };
  await shop.run((work) =>
    saveCategory(work, {
      code: "empty",
      parentId: null,
      name,
      slug: { ar: "gadid", en: "new-category" },
      description: name,
      keyFacts: [],
      assetId: null,
      position: 99,
    }),
  );
  const made = await withStatementCount(sitemap);
  expect(made.statements).toBe(6);
  expect(made.result).not.toContain("new-category");
});

test("serves the sitemap's URLs in parts, and 404 for unknown parts", async () => {
  const part = async (name: string) =>
    addresses((await shop.app.inject(`/sitemap-${name}.xml`)).body);
  const parts = [...(await part("pages-1")), ...(await part("products-1"))];
  const all = addresses(await sitemap());
  expect(parts).toHaveLength(all.length);
  expect(new Set(parts)).toEqual(new Set(all));
  for (const name of ["pages-2", "products-2", "products-0", "products", "1"]) {
    expect((await shop.app.inject(`/sitemap-${name}.xml`)).statusCode).toBe(404);
  }
});

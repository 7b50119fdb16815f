import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES, localePath } from "#contract/kernel/locale.ts";
import { PAGES } from "#contract/site-map.ts";
import { loadWebBuild } from "#server/app-build.ts";
import { parseModifiers } from "#server/modules/media/image-modifiers.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { crawl, type CrawlReport } from "./crawl.ts";

const PUBLIC_URL = "https://shop.example";

let shop: TestShop;
let report: CrawlReport;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild, config: { publicUrl: PUBLIC_URL } });
  const base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  report = await crawl({ base, publicUrl: PUBLIC_URL, seeds: SEEDS, familyOf, isRead });
});
afterAll(() => shop.stop());

/** Every page with its own URL in both languages, and the files for search engines. */
const SEEDS = [
  ...PAGES.filter(({ path, hidden }) => !hidden && !path.includes(":")).flatMap(({ path }) =>
    LOCALES.map((locale) => localePath(path, locale, "ar")),
  ),
  "/sitemap.xml",
  "/robots.txt",
];

/**
 * Families of links, of which only the first is followed: a filter, on whichever list offers it
 * first; a product's variants; the return path after signing in; a size of pictures, whose
 * originals are followed one by one.
 */
function familyOf(path: string): string | undefined {
  const [pathname = "", search] = path.split("?", 2);
  const [, modifiers] = /^\/_ipx\/([^/]+)\//.exec(pathname) ?? [];
  if (modifiers !== undefined) return modifiers.replace(/,h_\d+/, "");
  const [, product] = /\/product\/(\d+)-[^/]+\?variant=/.exec(path) ?? [];
  if (product !== undefined) return `variants of ${product}`;
  if (search === undefined || /^(?:page|ids|lang)=/.test(search)) return undefined;
  return search.startsWith("next=") ? `${pathname}?next` : search;
}

/** Filtered pages link to endless combinations of filters. */
const isRead = (path: string) => !path.includes("?") || /\?page=\d+$/.test(path);

/** Screen widths that pictures are made for, at densities 1 and 2. */
const SCREENS = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];

/** Expected redirects: the search form without a term. */
const MEANT = ["/SearchProducts → /product", "/en/SearchProducts → /en/product"];

test("returns 200 without redirects for every link of every page", () => {
  const { visits, pages, links } = report;
  const moved = visits.filter(({ location }) => location !== null);
  expect(moved.map(({ path, location }) => `${path} → ${location}`).toSorted()).toEqual(
    MEANT.toSorted(),
  );
  const dead = visits.filter(({ status, location }) => status !== 200 && location === null);
  expect(dead.map(({ status, path, from }) => `${status} ${path}, named on ${from}`)).toEqual([]);
  // Would differ if the crawl had read only part of a page.
  expect({ pages, links: links.size, followed: visits.length }).toEqual({
    pages: expect.toSatisfy((count: number) => count >= 300),
    links: expect.toSatisfy((count: number) => count >= 6000),
    followed: expect.toSatisfy((count: number) => count >= 900),
  });
});

test("finds a target for every in-page link", () => {
  expect(report.missingParts).toEqual([]);
});

test("returns the original of every linked picture", () => {
  const visited = new Set(report.visits.map(({ path }) => path));
  const pictures = [...report.links].filter((path) => path.startsWith("/_ipx/"));
  const originals = new Set(pictures.map((path) => path.replace(/^\/_ipx\/[^/]+/, "")));
  expect(originals.size).toBeGreaterThan(200);
  expect([...originals].filter((path) => !visited.has(path))).toEqual([]);
});

test("links pictures with width, height, format and quality at every width", () => {
  const asked = [...report.links].filter((path) => path.startsWith("/_ipx/"));
  const modifiers = [...new Set(asked.map((path) => path.split("/")[2] ?? ""))];
  expect(modifiers.filter((one) => !/^w_\d+,h_\d+,f_(?:webp|jpeg),q_80$/.test(one))).toEqual([]);
  expect(modifiers.filter((one) => parseModifiers(one) === undefined)).toEqual([]);
  const widths = new Set(modifiers.map((one) => Number(/^w_(\d+)/.exec(one)?.[1])));
  expect(SCREENS.filter((width) => !widths.has(width))).toEqual([]);
});

test("offers a product's main picture in exactly nine widths", async () => {
  const product = [...report.links].find((path) => /^\/product\/\d/.test(path)) ?? "";
  const { body } = await shop.app.inject(product);
  const [, srcSet = ""] = /<main[^]*?<img[^>]* srcSet="([^"]*)"/.exec(body) ?? [];
  expect(srcSet.split(", ").map((one) => Number(/ (\d+)w$/.exec(one)?.[1]))).toEqual(SCREENS);
});

const DEPARTMENTS = {
  ar: ["نجف", "سبوت لايت", "داون لايت", "إضاءة خارجية", "أكر ومفاتيح", "كوالين وأمان"],
  en: [
    "Chandeliers",
    "Spot lights",
    "Down lights",
    "Outdoor lights",
    "Door handles & switches",
    "Safety hardware",
  ],
};

test("returns 200 with products for the six departments in each language", async () => {
  for (const locale of LOCALES) {
    const path = `/api/v1/ProductCategories/GetAllParentCategoriesByType?type=B2C&lang=${locale}`;
    const answer = (await shop.app.inject(path)).json<Record<string, Department[]>>();
    const departments = answer["items"] ?? answer["data"] ?? [];
    const names = departments.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(DEPARTMENTS[locale]));
    for (const department of departments) {
      const page = await shop.app.inject(localePath(department.path, locale, "ar"));
      expect([department.name, page.statusCode]).toEqual([department.name, 200]);
      expect(page.body).toMatch(/<main[^]*<a [^>]*href="(?:\/en)?\/product\/\d/);
    }
  }
});

interface Department {
  name: string;
  path: string;
}

import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MENU_CATEGORIES } from "#contract/menus/endpoints.ts";
import { loadWebBuild } from "#server/app-build.ts";
import { type MenuEntry, saveMenu } from "#server/modules/menus/index.ts";
import { saveRedirect } from "#server/modules/redirects/index.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let base: string;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.stop());

const entry = (label: string, path: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  label: { ar: label, en: label },
  path: { ar: path, en: path },
  levelOrder: null,
  isActive: true,
  ...rest,
});

/** Every kind of path that a menu may link to, saved in another order than displayed. */
const ITEMS = [
  entry("Seventh", "/api/docs", { levelOrder: 70 }),
  entry("Third", "/old-offers", { levelOrder: 30 }),
  entry("First", "https://example.com/partner", { levelOrder: -5 }),
  entry("Hidden", "/product", { levelOrder: 1, isActive: false }),
  entry("Second", "/product"),
  entry("Fifth", "/en/FAQ", { levelOrder: 50 }),
  entry("Fourth", "/no-page-yet?x=1#y", { levelOrder: 40 }),
  entry("Sixth", "/sitemap.xml", { levelOrder: 60 }),
];
/** A top-level footer entry without children. */
const ALONE = entry("Alone", "/FAQ");
const IN_ORDER = [
  ["First", "https://example.com/partner"],
  ["Second", "/en/product"],
  ["Third", "/en/old-offers"],
  ["Fourth", "/en/no-page-yet?x=1#y"],
  ["Fifth", "/en/FAQ"],
  ["Sixth", "/sitemap.xml"],
  ["Seventh", "/api/docs"],
];

/** The links with the test's labels, in page order. */
async function linksOf(pattern: RegExp): Promise<string[][]> {
  const html = await (await fetch(`${base}/en/contact-us`)).text();
  const part = pattern.exec(html)?.[0] ?? "";
  const links = part.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g);
  const labels = new Set([...IN_ORDER.map(([label]) => label), "Hidden", ALONE.label.en]);
  return [...links]
    .map(([, href = "", label = ""]) => [label, href.replaceAll("&amp;", "&")])
    .filter(([label = ""]) => labels.has(label));
}

test("links active menu items of any path, sorted by level", async () => {
  await shop.run((work) => saveRedirect(work, { from: "/old-offers", to: "/special-offers" }));
  const { header, footer } = MENU_CATEGORIES;
  await shop.run(async (work) => {
    await saveMenu(
      work,
      header,
      ITEMS.map((item) => ({ ...item, children: [] })),
    );
    await saveMenu(work, footer, [
      { ...entry("Group", "/gone"), children: ITEMS },
      { ...ALONE, children: [] },
    ]);
  });
  expect(await linksOf(/<nav aria-label[^]*?<\/nav>/)).toEqual(IN_ORDER);
  const inFooter = await linksOf(/<footer[^]*<\/footer>/);
  expect(inFooter).toEqual(expect.arrayContaining([...IN_ORDER, ["Alone", "/en/FAQ"]]));
  const moved = await fetch(`${base}/en/old-offers`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/en/special-offers"]);
});

test("sorts a missing level as 0", async () => {
  const items = [
    entry("Third", "/c", { levelOrder: 1 }),
    entry("Second", "/b"),
    entry("First", "/a", { levelOrder: -1 }),
  ];
  await shop.run((work) =>
    saveMenu(
      work,
      MENU_CATEGORIES.header,
      items.map((item) => ({ ...item, children: [] })),
    ),
  );
  const links = await linksOf(/<nav aria-label[^]*?<\/nav>/);
  expect(links.map(([label]) => label)).toEqual(["First", "Second", "Third"]);
});

test("links the landline beside the hotline in the footer", async () => {
  const html = await (await fetch(`${base}/en/privacy-policy`)).text();
  const footer = /<footer[^]*<\/footer>/.exec(html)?.[0] ?? "";
  expect(footer).toContain('href="tel:19555"');
  expect(footer).toContain('href="tel:+20224179555"');
});

import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { searchCounts } from "#server/modules/storefront/searches/count-searches.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
});
afterAll(() => shop.stop());

/** The page of a search, without bidi marks. */
async function pageOf(term: string, prefix = ""): Promise<string> {
  const { body } = await shop.app.inject(`${prefix}/SearchProducts/${encodeURIComponent(term)}`);
  return body.replaceAll(/[\u2066-\u2069]/g, "");
}

const linkTo = (term: string, prefix = "") =>
  `href="${prefix}/SearchProducts/${encodeURIComponent(term)}"`;

test.each([
  ["نجقة", "", "هل تقصد «نجفة»؟", "نجفة"],
  ["chandelir", "/en", "Did you mean “chandelier”?", "chandelier"],
])("links the suggested search for %s", async (term, prefix, text, meant) => {
  const page = await pageOf(term, prefix);
  expect(page).toContain(text);
  expect(page).toContain(linkTo(meant, prefix));
});

test.each([
  ["سبوت دفن 500 وات", "", "بدون «500 وات»"],
  ["recessed spot 500w", "/en", "without “500w”"],
])("names the words left out of %s", async (term, prefix, text) => {
  expect(await pageOf(term, prefix)).toContain(text);
});

test.each([
  ["سبوت ظاهر وورم", "", "أزل طريقة التركيب: ظاهر", "سبوت وورم"],
  ["surface spot warm", "/en", "Remove Mounting: Surface", "spot warm"],
])(
  "lists an understood word of %s with a link to remove it",
  async (term, prefix, label, without) => {
    const page = await pageOf(term, prefix);
    expect(page).toContain(`aria-label="${label}"`);
    expect(page).toContain(linkTo(without, prefix));
  },
);

test.each([
  ["نجفة تحت 10000 جنيه", "", "أزل السعر: حتى 10,000 ج.م", "نجفة"],
  ["chandelier under 10000 egp", "/en", "Remove Price: Up to EGP 10,000", "chandelier"],
])("lists the price of %s as a removable filter", async (term, prefix, label, without) => {
  const page = await pageOf(term, prefix);
  expect(page).toContain(`aria-label="${label}"`);
  expect(page).toContain(linkTo(without, prefix));
  expect(page).not.toContain("هل تقصد");
});

test.each([
  ["نجقة مفصلة مروحة", "", "هل تقصد «نجفة مفصلة مروحة»؟", "نجفة مفصلة مروحة"],
  ["chandelir hinge fan", "/en", "Did you mean “chandelier hinge fan”?", "chandelier hinge fan"],
])("suggests a search for %s when nothing is found", async (term, prefix, ...said) => {
  const [text, meant] = said;
  const page = await pageOf(term, prefix);
  expect(page).toContain(text);
  expect(page).toContain(linkTo(meant, prefix));
});

test("counts a search each time a cached page is sent", async () => {
  const term = "كالون باب شقة";
  const base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const ask = async (query = "") => {
    const page = await fetch(`${base}/SearchProducts/${encodeURIComponent(term)}${query}`);
    expect(page.status).toBe(200);
    await page.text();
  };
  for (let time = 0; time < 4; time += 1) await ask();
  await ask("?utm_source=mail");
  // Paging through the results does not count as another search.
  await ask("?page=2");
  await ask("?page=2");
  await searchCounts.flush(shop.platform.db);
  const { rows } = await shop.pool.query(
    "select searches, results > 0 as found from storefront.search where typed = $1",
    [term],
  );
  expect(rows).toEqual([{ searches: 5, found: true }]);
});

test("counts a search with only near matches as not found", async () => {
  await pageOf("سبوت دفن 900 وات");
  await searchCounts.flush(shop.platform.db);
  const { rows } = await shop.pool.query(
    "select searches, results from storefront.search where typed like '%900%'",
  );
  expect(rows).toEqual([{ searches: 1, results: 0 }]);
});

test.each([
  ["نجفة مفصلة مروحة", "", "أقرب المنتجات إلى بحثك", "أقسام قريبة من بحثك"],
  ["chandelier hinge fan", "/en", "Closest to your search", "Departments close to your search"],
])(
  "shows nearest products and departments for %s without results",
  async (term, prefix, heading, departments) => {
    const page = await pageOf(term, prefix);
    const [, nearest = ""] = page.split(heading);
    expect(nearest).toContain("data-card-link");
    const [, ways = ""] = page.split(`aria-label="${departments}"`);
    expect(ways).toContain(`href="${prefix}/categories/product/`);
    expect(page).toContain(`href="${prefix}/contact-us"`);
  },
);

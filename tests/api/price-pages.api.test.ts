import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductDetail } from "#contract/catalog/product.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import { loadWebBuild } from "#server/app-build.ts";
import { ordinaryPrices, saveOffer, savePrices } from "#server/modules/pricing/index.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { loadAllMessages } from "#web/i18n/load-messages.ts";

let shop: TestShop;
let base: string;
/** A product on the first page of the newest, and its cheapest variant. */
let product: { id: number; variantId: number; path: string };

beforeAll(async () => {
  await loadAllMessages();
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const { items } = await api<ProductList>("/api/v1/products?sort=newest");
  const { id = 0, path = "" } = items[0] ?? {};
  const { variants } = await api<ProductDetail>(`/api/v1/products/${id}`);
  const cheapest = variants.toSorted((a, b) => a.price.amount - b.price.amount)[0];
  product = { id, variantId: cheapest?.id ?? 0, path };
});
afterAll(() => shop.stop());

const page = async (path: string) => ({ html: await (await fetch(base + path)).text() });
const api = async <T>(path: string) => (await (await fetch(base + path)).json()) as T;
const priced = (piastres: number) => ({ variantId: product.variantId, piastres });

async function ordinaryPrice() {
  const prices = await ordinaryPrices(shop.platform.db, [product.variantId]);
  return prices.get(product.variantId) ?? null;
}

test("shows a new price on the cached list and product page", async () => {
  await page("/product?sort=newest");
  expect((await page("/en/product?sort=newest")).html).not.toContain("1,234");
  await shop.run((work) => savePrices(work, [{ variantId: product.variantId, piastres: 123_400 }]));
  for (const path of ["/product?sort=newest", "/en/product?sort=newest", product.path]) {
    expect((await page(path)).html).toContain("1,234");
  }
  const list = await (await fetch(`${base}/api/v1/products?sort=newest`)).text();
  expect(list).toContain("123400");
});

test("keeps pages without the changed price in the cache", async () => {
  const shown = await page(product.path);
  const { items } = await api<ProductList>("/api/v1/products?sort=price-desc");
  const other = items.find(({ path }) => !shown.html.includes(path));
  const untouched = [`page ${other?.path}`, "page /about-us", "shell ar"];
  const lists = ["page /product?sort=newest", `page ${product.path}`, "page /"];
  for (const key of [...untouched, ...lists])
    if (key.startsWith("page ")) await page(key.slice("page ".length));
  const isCached = (key: string) => shop.platform.cache.get(key) !== undefined;
  expect([...untouched, ...lists].filter((key) => !isCached(key))).toEqual([]);
  const before = await ordinaryPrice();
  await shop.run((work) => savePrices(work, [{ ...priced(77_700), before }]));
  expect(untouched.filter((key) => !isCached(key))).toEqual([]);
  expect(lists.filter(isCached)).toEqual([]);
});

test("shows a new price on every list with the product", async () => {
  const shown = await api<ProductDetail>(`/api/v1/products/${product.id}`);
  const category = shown.breadcrumbs.at(-1)?.path ?? "";
  const pages = ["/", "/en", "/product?sort=newest", "/new-arrival", category];
  pages.push(...shown.related.map(({ path }) => path));
  const search = encodeURIComponent(shown.name);
  const answers = [
    "/api/v1/products?sort=newest",
    `/api/v1/products?q=${search}`,
    `/api/v1/products/${product.id}`,
    "/api/v1/sons?categoryId=0&pageSize=100&type=B2C",
  ];
  const shows = async (path: string, price: RegExp) => price.test((await page(path)).html);
  const showing: string[] = [];
  for (const path of [...pages, ...answers])
    if (await shows(path, new RegExp(`${product.path}\\b`))) showing.push(path);
  expect(showing).toEqual(expect.arrayContaining(["/product?sort=newest", category, ...answers]));
  const before = await ordinaryPrice();
  await shop.run((work) => savePrices(work, [{ ...priced(65_400), before }]));
  const stale: string[] = [];
  for (const path of showing) if (!(await shows(path, /\b654\b|65400\b/))) stale.push(path);
  expect(stale).toEqual([]);
});

test("removes a product from special offers when its price falls below the offer", async () => {
  const offers = ["/special-offers", "/api/v1/products?scope=special-offers"];
  const before = (await ordinaryPrice()) ?? 0;
  const { variantId } = product;
  await shop.pool.query(
    "delete from pricing.offer where variant_id in (select id from catalog.variant where product_id = $1)",
    [product.id],
  );
  await shop.run((work) =>
    saveOffer(work, { variantId, piastres: before - 100, from: new Date(0), until: null }),
  );
  const showing = async () => {
    const htmls = await Promise.all(offers.map(async (path) => (await page(path)).html));
    return htmls.map((html) => html.includes(product.path));
  };
  expect(await showing()).toEqual([true, true]);
  await shop.run((work) => savePrices(work, [{ ...priced(before - 200), before }]));
  expect(await showing()).toEqual([false, false]);
});

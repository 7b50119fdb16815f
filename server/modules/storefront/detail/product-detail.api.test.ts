import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductDetail } from "#contract/catalog/product.ts";
import { productDetailSchema } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { catalogue } from "#demo/index.ts";
import { savePrices } from "#server/modules/pricing/index.ts";
import { withStatementCount } from "#server/platform/postgres/statements.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { listSons } from "../list-sons.ts";
import { previewProduct, productDetail } from "./product-detail.ts";

let shop: TestShop;
let ids: Map<string, number>;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  const { rows } = await shop.pool.query<{ code: string; id: number }>(
    "select code, id from catalog.product",
  );
  ids = new Map(rows.map((row) => [row.code, row.id]));
});
afterAll(() => shop.stop());

async function detail(code: string, locale: Locale = "ar"): Promise<ProductDetail> {
  const found = await productDetail(shop.platform, locale, ids.get(code) ?? 0);
  if (!found) throw new Error(`no ${code}`);
  return found;
}

describe("productDetail", () => {
  it("returns every demo product complete in Arabic and English", async () => {
    for (const product of catalogue.products) {
      for (const locale of ["ar", "en"] as const) {
        const page = await detail(product.code, locale);
        expect(productDetailSchema.safeParse(page).success).toBe(true);
        expect(page.name).toBe(product.name[locale]);
        expect(page.variants.map((variant) => variant.sku)).toEqual(
          product.variants.map((variant) => variant.sku),
        );
        expect(page.breadcrumbs.length).toBeGreaterThan(1);
        expect(page.decidingFacts.length).toBeGreaterThan(2);
        for (const option of page.options) expect(option.values.length).toBeGreaterThan(0);
      }
    }
  });

  it("sorts finishes in staff's order and sizes by number", async () => {
    const page = await detail("hala-ring-chandelier");
    const [size, finish] = page.options;
    expect(size?.values.map((value) => value.label)).toEqual(["60 سم", "80 سم", "100 سم"]);
    expect(finish?.values.map((value) => value.code)).toEqual(["brass", "black", "chrome"]);
    expect(finish?.values[0]?.colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("returns each variant's own facts", async () => {
    const page = await detail("hala-ring-chandelier", "en");
    const flux = page.variants.map(
      (variant) => variant.facts.find((fact) => fact.code === "luminous_flux")?.value,
    );
    expect(flux).toEqual(["3000 lm", "3000 lm", "4200 lm", "4200 lm", "5600 lm", "5600 lm"]);
    const groups = new Set(page.factGroups.map((group) => group.code));
    for (const fact of page.variants[0]!.facts) expect(groups).toContain(fact.group);
    expect(page.givesLight).toBe(true);
    expect((await detail("nada-lever-handle")).givesLight).toBe(false);
  });

  it("lists colour temperatures only for lights with switchable white", async () => {
    const whitesOf = async (code: string) =>
      (await detail(code)).variants.map(({ switchableKelvins }) => switchableKelvins);
    expect(await whitesOf("naqaa-bathroom-downlight")).toContainEqual([2700, 3000, 4000]);
    const [ring = []] = await whitesOf("shallal-triple-ring-chandelier");
    expect([ring[0], ring.at(-1)]).toEqual([2700, 5000]);
    expect((await whitesOf("hala-ring-chandelier")).flat()).toEqual([]);
  });

  it("returns related products of one category without the product itself", async () => {
    const page = await detail("nada-lever-handle");
    expect(page.related.length).toBeGreaterThan(0);
    for (const card of page.related) {
      expect(card.id).not.toBe(page.id);
      expect(card.categoryId).toBe(page.related[0]?.categoryId);
    }
  });

  it("runs at most 4 SQL statements uncached and 2 cached", async () => {
    shop.platform.cache.drop(["*"]);
    const cold = await withStatementCount(() => detail("hala-ring-chandelier"));
    expect(cold.statements).toBeLessThanOrEqual(4);
    const warm = await withStatementCount(() => detail("hala-ring-chandelier"));
    expect(warm.statements).toBeLessThanOrEqual(2);
  });

  it("returns a changed price in the next response", async () => {
    const { variants } = await detail("madar-double-ring-chandelier");
    const variant = variants[0]!;
    await shop.run((work) => savePrices(work, [{ variantId: variant.id, piastres: 123_456 }]));
    const [changed] = (await detail("madar-double-ring-chandelier")).variants;
    expect(changed?.price.amount).toBe(Math.min(123_456, changed?.price.amount ?? 0));
    expect(changed?.price.was ?? changed?.price.amount).toBe(123_456);
  });

  it("returns 404 for unknown ids", async () => {
    for (const id of ["999999", "2147483647"]) {
      const response = await shop.app.inject({ url: `/api/v1/products/${id}` });
      expect(response.statusCode).toBe(404);
    }
  });
});

describe("listSons", () => {
  it("returns every variant once across pages", async () => {
    const all = catalogue.products.flatMap((product) => product.variants);
    const skus: string[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 100); page += 1) {
      const answer = await listSons(shop.platform, "ar", { categoryId: 0, page, pageSize: 100 });
      expect(answer.total).toBe(all.length);
      skus.push(...answer.items.map((son) => son.sku));
    }
    expect(skus.toSorted()).toEqual(all.map((variant) => variant.sku).toSorted());
  });

  it("includes variants of subcategories", async () => {
    const { items } = (await shop.app.inject({ url: "/api/v1/product-categories" })).json();
    const top = items.find((one: { code: string }) => one.code === "safety-hardware");
    const url = `/api/v1/sons?categoryId=${top.id}&pageSize=100&type=B2C`;
    const answer = (await shop.app.inject({ url })).json();
    const below = new Set(
      catalogue.categories.filter((one) => one.parent === top.code).map((one) => one.code),
    );
    const expected = catalogue.products.filter((product) => below.has(product.category));
    expect(answer.total).toBe(expected.flatMap((product) => product.variants).length);
  });
});

describe("previewProduct", () => {
  it.each([
    ["a draft", { published_at: null, archived_at: null }],
    ["a scheduled product", { published_at: "2090-01-01", archived_at: null }],
    ["an archived product", { published_at: null, archived_at: "2020-01-01" }],
  ])("returns %s like its published page, in a read-only transaction", async (_, state) => {
    const code = "hala-ring-chandelier";
    const id = ids.get(code) ?? 0;
    const published = await detail(code, "en");
    const setState = (publishedAt: string | null, archivedAt: string | null) =>
      shop.pool.query<{ published_at: string }>(
        `update catalog.product set published_at = $2, archived_at = $3
        from catalog.product as old where product.id = $1 and old.id = $1
        returning old.published_at::text`,
        [id, publishedAt, archivedAt],
      );
    const { rows } = await setState(state.published_at, state.archived_at);
    try {
      expect(await productDetail(shop.platform, "en", id)).toBeUndefined();
      const preview = await shop.run(async (work) => {
        await sql`set transaction read only`.execute(work.db);
        return previewProduct({ ...shop.platform, db: work.db }, "en", id);
      });
      expect(preview).toEqual({ ...published, isNew: true });
    } finally {
      await setState(rows[0]?.published_at ?? null, null);
    }
  });

  it("returns undefined for an unknown id", async () => {
    expect(await previewProduct(shop.platform, "en", 999_999)).toBeUndefined();
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { parseListQuery } from "#contract/storefront/list-query.ts";
import { catalogue } from "#demo/index.ts";
import { saveProduct } from "#server/modules/catalog/index.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { listProducts } from "../list/list-products.ts";
import { suggest } from "../suggest.ts";

let shop: TestShop;
const codes = new Map<number, string>();

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  const { rows } = await shop.pool.query<{ id: number; code: string }>(
    "select id, code from catalog.product",
  );
  for (const { id, code } of rows) codes.set(id, code);
});
afterAll(() => shop.stop());

async function search(q: string) {
  const query = { ...parseListQuery(new URLSearchParams()), q };
  const { items, total } = await listProducts(shop.platform, "ar", { scope: "all", query });
  const found = items.map((item) => codes.get(item.id) ?? "");
  return { found, total, first: found[0] };
}

const categoryOf = (code: string | undefined) =>
  catalogue.products.find((product) => product.code === code)?.category ?? "";

describe("search for a product", () => {
  it.each([
    ["نجفه كريستال", "thurayya-crystal-chandelier"],
    ["كرستال", "thurayya-crystal-chandelier"],
    ["HL-٨٠-BR", "hala-ring-chandelier"],
    ["hl-80-br", "hala-ring-chandelier"],
    ["HL80BR", "hala-ring-chandelier"],
    ["hl 80", "hala-ring-chandelier"],
    ["هاله", "hala-ring-chandelier"],
    ["نجفة هالة", "hala-ring-chandelier"],
    ["سبوت ٧ وات", "noqta-surface-spot"],
    ["سبوت 7w", "noqta-surface-spot"],
    ["spot 7 watt", "noqta-surface-spot"],
    ["اكره ندي", "nada-lever-handle"],
    ["أَكْرَة نَدَى", "nada-lever-handle"],
  ])("answers “%s” with %s first", async (q, code) => {
    expect((await search(q)).first).toBe(code);
  });
});

describe("search for a product kind", () => {
  it.each([
    ["ثريا", /chandeliers/],
    ["nagafa", /chandeliers/],
    ["nagaf", /chandeliers/],
    ["النجف", /chandeliers/],
    ["والنجفة", /chandeliers/],
    ["نجقه", /chandeliers/],
    ["chandelir", /chandeliers/],
    ["نجفة ٨٠ سم", /chandeliers/],
    ["اكره سودا", /door-handles/],
    ["أوكرة باب", /door-handles/],
    ["اكر", /door-handles/],
    ["مقبض باب", /handles/],
    ["door handle", /door-handles/],
    ["كالون", /locks/],
    ["قفل", /locks/],
    ["kalon", /locks/],
    ["سلندر ٣٠/٤٠", /cylinders/],
    ["ابليك", /wall-lights/],
    ["ابليكات", /wall-lights/],
    ["applique", /wall-lights/],
    ["داون لايت دفن", /downlights|recessed/],
    ["بانل", /panels/],
    ["شريط ليد", /led-strips/],
    ["ماجنتيك تراك", /track-lighting/],
    ["لمبه e27", /lamps/],
    ["مصباح", /lamps/],
    ["كشاف ليد", /floodlights/],
    ["برايز", /sockets/],
    ["فيشه", /sockets/],
    ["مفاتيح كهربا", /switches/],
    ["مفصلة", /hinges-closers/],
    ["ترباس", /door-security|locks/],
    ["دلايه", /pendants/],
    ["فانوس", /chandeliers|lights/],
    ["كاشف دخان", /alarms/],
  ])("answers “%s” with a product from %s first", async (q, category) => {
    const { first } = await search(q);
    expect(categoryOf(first)).toMatch(category);
  });
});

describe("search", () => {
  it("requires every word to match", async () => {
    const black = await search("اكره سودا");
    const any = await search("اكره");
    expect(black.total).toBeGreaterThan(0);
    expect(black.total).toBeLessThan(any.total);
    expect((await search("نجفة مفصلة مروحة")).total).toBe(0);
  });

  it("returns the same results for any spelling of a word", async () => {
    const spellings = ["نجفة", "نجفه", "نَجَفة", "نـجـفـة", "Chandelier", "NAGAFA"];
    const answers = await Promise.all(spellings.map(search));
    for (const { found } of answers) expect(found).toEqual(answers[0]?.found);
  });

  it("lists the product of that name first among synonym results", async () => {
    const { found } = await search("ثُريّا");
    expect(found[0]).toBe("thurayya-crystal-chandelier");
    expect(found.toSorted()).toEqual((await search("نجفة")).found.toSorted());
  });

  it("matches whole numbers only", async () => {
    for (const code of (await search("7 وات")).found) {
      const product = catalogue.products.find((one) => one.code === code);
      expect(JSON.stringify(product)).toMatch(/"power_w":7[,}]|7 وات|7 W/);
    }
  });

  it("suggests products from the third letter of a word on", async () => {
    for (const word of ["كالون", "كريستال", "أكرة", "downlight"]) {
      for (let length = 3; length <= word.length; length += 1) {
        const { products } = await suggest(shop.platform, "ar", word.slice(0, length));
        expect({ typed: word.slice(0, length), found: products.length > 0 }).toMatchObject({
          found: true,
        });
      }
    }
  });

  it("returns nothing without known words", async () => {
    expect((await search("؟!")).total).toBe(0);
    expect((await search("zzzzqqqq")).total).toBe(0);
  });

  it("finds a renamed product by its new name only", async () => {
    const [[id, code] = [0, ""]] = [...codes];
    const product = catalogue.products.find((one) => one.code === code);
    const { rows } = await shop.pool.query<{ category_id: number; brand_id: number }>(
      "select category_id, brand_id from catalog.product where id = $1",
      [id],
    );
    const rename = (name: Bilingual) =>
      shop.run((work) =>
        saveProduct(work, {
          ...product!,
          categoryId: rows[0]!.category_id,
          brandId: rows[0]!.brand_id,
          name,
          careNotes: null,
          publishedAt: new Date(),
          pictures: [],
          variants: product!.variants.map(({ sku, options, attributes = {} }) => ({
            sku,
            options,
            attributes,
          })),
        }),
      );
    await rename({ ar: "نجفة «زمردة»", en: "Emerald chandelier" });
    expect((await search("زمرده")).found).toEqual([code]);
    expect((await search("emerald")).found).toEqual([code]);
    await rename({ ar: "نجفة «ياقوتة»", en: "Ruby chandelier" });
    expect((await search("ياقوته")).found).toEqual([code]);
    expect((await search("زمرده")).found).not.toContain(code);
    expect((await search("emerald")).found).not.toContain(code);
  });
});

describe("suggest", () => {
  it("returns categories and products for an unfinished word", async () => {
    const answer = await suggest(shop.platform, "ar", "نج");
    expect(answer.categories.length).toBeGreaterThan(0);
    expect(answer.products.length).toBeGreaterThan(0);
    const kalon = await suggest(shop.platform, "ar", "كالو");
    expect(kalon.products[0]?.path).toMatch(/^\/product\/\d+-[a-z0-9-]+$/);
    expect(kalon.products[0]?.amount).toBeGreaterThan(0);
  });

  it("returns 200 with names in the requested language", async () => {
    const response = await shop.app.inject({ url: "/api/v1/search/suggestions?q=door&lang=en" });
    expect(response.statusCode).toBe(200);
    expect(response.json().categories).toContainEqual(
      expect.objectContaining({ name: "Door handles" }),
    );
  });
});

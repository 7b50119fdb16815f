import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProductDraft } from "#server/modules/catalog/index.ts";
import { savePrices } from "#server/modules/pricing/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { saveAttributes } from "../save-attributes.ts";
import { saveBrand } from "../save-brand.ts";
import { saveCategory } from "../save-category.ts";
import { describeVariants } from "./describe-variants.ts";
import { saveProduct } from "./save-product.ts";

const text = (word: string) => ({ ar: `${word} ع`, en: word });

let shop: TestShop;
let draft: ProductDraft;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.run((work) =>
    saveAttributes(work, [
      {
        code: "finish",
        kind: "enum",
        name: text("Finish"),
        group: "body",
        isFacet: true,
        values: [
          { code: "brass", name: { ar: "نحاسي", en: "Brass" }, swatch: "#b8893b" },
          { code: "black", name: { ar: "أسود", en: "Black" }, swatch: "#222222" },
        ],
      },
      { code: "diameter_mm", kind: "number", unit: "mm", name: text("Diameter"), group: "size" },
      { code: "dimmable", kind: "boolean", name: text("Dimmable"), group: "electric" },
    ]),
  );
});
afterAll(() => shop.stop());

beforeEach(async () => {
  const { brandId } = await shop.run((work) =>
    saveBrand(work, { code: "b", name: text("Brand"), description: text("d") }),
  );
  const { categoryId } = await shop.run((work) => saveCategory(work, category("c", null)));
  draft = {
    code: "ring",
    categoryId,
    brandId,
    name: text("Ring"),
    slug: { ar: "halqa", en: "ring" },
    summary: text("s"),
    description: text("d"),
    sellingPoints: [],
    careNotes: null,
    attributes: { dimmable: true },
    options: ["finish", "diameter_mm"],
    publishedAt: new Date(),
    variants: [
      { sku: "R-80-BR", options: { finish: "brass", diameter_mm: 800 } },
      { sku: "R-80-BK", options: { finish: "black", diameter_mm: 800 } },
    ],
    pictures: [],
  };
});

const category = (code: string, parentId: number | null) => ({
  code,
  parentId,
  name: text(code),
  slug: { ar: code, en: code },
  description: text(code),
  keyFacts: [],
  assetId: null,
  position: 1,
});

const save = (changes: Partial<ProductDraft> = {}) =>
  shop.run((work) => saveProduct(work, { ...draft, ...changes }));

const refusedFields = async (changes: Partial<ProductDraft>) => {
  const error: unknown = await save(changes).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(ProblemError);
  return (error as ProblemError).fields.map((field) => field.path);
};

describe("saveProduct", () => {
  it("keeps ids when the same product is saved again", async () => {
    const first = await save();
    const second = await save({ name: text("Other") });
    expect(second).toEqual(first);
  });

  it("unlists a removed variant and relists the same id later", async () => {
    const [kept, gone] = draft.variants;
    const first = await save();
    const id = first.variantIds.get("R-80-BK") ?? 0;
    await save({ variants: [kept!] });
    expect(await describeVariants(shop.platform.db, [id])).toMatchObject([{ isListed: false }]);
    await save({ variants: [kept!, gone!] });
    expect(await describeVariants(shop.platform.db, [id])).toMatchObject([{ isListed: true }]);
  });

  it("describes saved variants in both languages, in the requested order", async () => {
    const { variantIds, productId } = await save();
    const ids = [variantIds.get("R-80-BK") ?? 0, 999_999, variantIds.get("R-80-BR") ?? 0];
    const described = await describeVariants(shop.platform.db, ids);
    expect(described.map((variant) => variant.sku)).toEqual(["R-80-BK", "R-80-BR"]);
    expect(described[1]).toMatchObject({
      options: { ar: "نحاسي · 80 سم", en: "Brass · 80 cm" },
      path: { ar: `/product/${productId}-halqa`, en: `/product/${productId}-ring` },
      picture: null,
    });
  });

  it.each<[string, Partial<ProductDraft>, string]>([
    ["an unknown fact", { attributes: { colour: "red" } }, "attributes.colour"],
    ["a fact of the wrong kind", { attributes: { dimmable: "yes" } }, "attributes.dimmable"],
    ["no variant", { variants: [] }, "variants"],
    ["an option of an unsuitable kind", { options: ["dimmable"] }, "options.dimmable"],
    [
      "a missing option",
      { variants: [{ sku: "R-1", options: { finish: "brass" } }] },
      "variants.0.options",
    ],
    [
      "an unknown value of an option",
      { variants: [{ sku: "R-1", options: { finish: "pink", diameter_mm: 1 } }] },
      "variants.0.attributes.finish",
    ],
    [
      "two identical variants",
      {
        variants: [
          { sku: "R-1", options: { finish: "brass", diameter_mm: 800 } },
          { sku: "R-2", options: { finish: "brass", diameter_mm: 800 } },
        ],
      },
      "variants.1.options",
    ],
  ])("rejects %s at its field", async (_, changes, path) => {
    expect(await refusedFields(changes)).toContain(path);
  });

  it("rejects another product's SKU", async () => {
    await save();
    expect(await refusedFields({ code: "thief" })).toContain("variants.0.sku");
    const { rows } = await shop.pool.query("select 1 from catalog.product where code = 'thief'");
    expect(rows).toHaveLength(0);
  });

  it("updates category counts, lists and pages immediately", async () => {
    const { productId, variantIds } = await save();
    await shop.run(async (work) => {
      for (const id of variantIds.values())
        await savePrices(work, [{ variantId: id, piastres: 100_00 }]);
    });
    const get = async (url: string) => (await shop.app.inject({ url })).json();
    expect((await get("/api/v1/product-categories")).items[0].productCount).toBe(1);
    expect((await get("/api/v1/products?finish=black")).total).toBe(1);
    await save({ publishedAt: null });
    expect((await get("/api/v1/product-categories")).items[0].productCount).toBe(0);
    expect((await get("/api/v1/products?finish=black")).total).toBe(0);
    expect((await shop.app.inject({ url: `/api/v1/products/${productId}` })).statusCode).toBe(404);
  });
});

describe("saveCategory", () => {
  it("rejects a category below its own descendant", async () => {
    const { categoryId: top } = await shop.run((work) => saveCategory(work, category("top", null)));
    const { categoryId: sub } = await shop.run((work) => saveCategory(work, category("sub", top)));
    const loop = shop.run((work) => saveCategory(work, category("top", sub)));
    await expect(loop).rejects.toThrow(ProblemError);
  });

  it("hides subcategories of an inactive category", async () => {
    const { categoryId } = await shop.run((work) =>
      saveCategory(work, { ...category("off", null), isActive: false }),
    );
    const { categoryId: below } = await shop.run((work) =>
      saveCategory(work, category("below", categoryId)),
    );
    const tree = (await shop.app.inject({ url: "/api/v1/product-categories" })).json();
    const codes = tree.items.map((item: { code: string }) => item.code);
    expect(codes).not.toContain("off");
    expect(codes).not.toContain("below");
    const list = await shop.app.inject({ url: `/api/v1/products?categoryId=${below}` });
    expect(list.statusCode).toBe(404);
  });
});

import { expect, test } from "vitest";
import { catalogue } from "./index.ts";
import { finishOf, givesLight, picturesOf } from "./pictures.ts";
import type {
  Bilingual,
  DemoAttribute,
  DemoCategory,
  DemoMenuItem,
  DemoProduct,
  DemoVariant,
} from "./types.ts";

const { attributes, blocks, brands, categories, menus, products } = catalogue;

const attributeByCode = new Map(attributes.map((attribute) => [attribute.code, attribute]));
const categoryByCode = new Map(categories.map((category) => [category.code, category]));
const brandCodes = new Set(brands.map(({ code }) => code));
const variants = products.flatMap((product) =>
  product.variants.map((variant) => ({ product, variant })),
);

const DAYS_OF_NEW_ARRIVAL = 60;
const DRAWN_FINISHES = [
  "brass",
  "antique-brass",
  "black",
  "white",
  "chrome",
  "satin-nickel",
  "gold",
  "bronze",
  "copper",
  "graphite",
  "anthracite",
  "stainless",
  "walnut",
  "ivory",
];

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** All bilingual texts under a value, with the path that leads to each. */
function textsIn(value: unknown, path: string): { path: string; text: Bilingual }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("ar" in value && "en" in value) return [{ path, text: value as Bilingual }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = typeof inner === "object" && inner !== null && "code" in inner ? inner.code : key;
    return textsIn(inner, `${path}/${String(name)}`);
  });
}

/** What a variant is in full: product facts, then its own, then its options. */
function factsOf(product: DemoProduct, variant: DemoVariant): Record<string, unknown> {
  return { ...product.attributes, ...variant.attributes, ...variant.options };
}

function fitsKind(attribute: DemoAttribute, value: unknown): boolean {
  const known = new Set(attribute.values?.map(({ code }) => code));
  switch (attribute.kind) {
    case "number":
      return typeof value === "number" && value > 0;
    case "integer":
      return Number.isInteger(value);
    case "boolean":
      return typeof value === "boolean";
    case "enum":
      return typeof value === "string" && known.has(value);
    case "multi":
      return Array.isArray(value) && value.length > 0 && value.every((code) => known.has(code));
    case "range":
      return Array.isArray(value) && value.length === 2 && value[0] < value[1];
    case "text":
      return typeof value === "object" && value !== null && "ar" in value && "en" in value;
  }
}

function keyFactsOf(category: DemoCategory | undefined): string[] {
  if (!category) return [];
  return category.keyFacts ?? keyFactsOf(categoryByCode.get(category.parent ?? ""));
}

function numbersIn(text: string): string[] {
  const found = text.replaceAll(/(?<=\d),(?=\d{3})/g, "").match(/\d+(?:\.\d+)?/g) ?? [];
  return [...new Set(found)].toSorted();
}

const UNITS: [RegExp, string][] = [
  [/^(مم|mm)$/, "mm"],
  [/^(سم|cm)$/, "cm"],
  [/^(متر|m)$/, "m"],
  [/^(وات|W)$/, "W"],
  [/^(لومن|lumens|lm)$/, "lm"],
  [/^(كلفن|K)$/, "K"],
  [/^(فولت|V)$/, "V"],
  [/^(أمبير|A)$/, "A"],
  [/^(كجم|kg)$/, "kg"],
  [/^°$/, "°"],
  [/^%$/, "%"],
];

function measuresIn(text: string): string[] {
  const found = text.matchAll(
    /(\d+(?:\.\d+)?)\s?(مم|سم|متر|وات|لومن|كلفن|فولت|أمبير|كجم|mm|cm|m|W|lumens|lm|K|V|A|kg|°|%)(?![\p{L}])/gu,
  );
  const measures = [...found].map(([, figure, unit = ""]) => {
    const common = UNITS.find(([pattern]) => pattern.test(unit));
    return `${figure} ${common?.[1]}`;
  });
  return [...new Set(measures)].toSorted();
}

/** Texts of a product in which figures must agree between the languages. */
function figureTextsOf(product: DemoProduct): Bilingual[] {
  return [product.name, product.summary, product.description, ...product.sellingPoints];
}

function menuTargets(items: Omit<DemoMenuItem, "categoryId">[]): string[] {
  return items.flatMap((item) => [item.target, ...menuTargets(item.children ?? [])]);
}

test("there is enough of everything", () => {
  expect(products.length).toBeGreaterThanOrEqual(52);
  expect(variants.length).toBeGreaterThanOrEqual(165);
  expect(brands).toHaveLength(12);
  expect(categories.filter(({ parent }) => !parent)).toHaveLength(6);
  for (const top of categories.filter(({ parent }) => !parent)) {
    const children = categories.filter(({ parent }) => parent === top.code);
    expect(children.length, top.code).toBeGreaterThanOrEqual(2);
    expect(children.length, top.code).toBeLessThanOrEqual(5);
  }
});

test("every lowest category has products, and only those", () => {
  const parents = new Set(categories.map(({ parent }) => parent));
  const used = new Set(products.map(({ category }) => category));
  const lowest = categories.map(({ code }) => code).filter((code) => !parents.has(code));
  expect([...used].toSorted()).toEqual(lowest.toSorted());
});

test("the demo shows the states a shop goes through", () => {
  const offers = variants.flatMap(({ variant }) => variant.offer ?? []);
  const current = offers.filter(({ fromDay, toDay }) => fromDay <= 0 && toDay >= 0);
  const fresh = products.filter(({ publishedDaysAgo }) => publishedDaysAgo <= DAYS_OF_NEW_ARRIVAL);
  expect(fresh.length).toBeGreaterThanOrEqual(8);
  expect(current.length).toBeGreaterThanOrEqual(14);
  expect(offers.some(({ fromDay }) => fromDay > 0)).toBe(true);
  expect(offers.some(({ toDay }) => toDay < 0)).toBe(true);
  expect(variants.filter(({ variant }) => variant.stock === 0)).toHaveLength(4);
  expect(variants.filter(({ variant }) => variant.stock === 1)).toHaveLength(3);
  expect(menus.some(({ isActive }) => !isActive)).toBe(true);
  expect(menus.some(({ levelOrder }) => levelOrder === undefined)).toBe(true);
});

test("codes, slugs and SKUs are unique and well formed", () => {
  for (const rows of [attributes, brands, categories, blocks, products]) {
    expect(repeated(rows.map(({ code }) => code))).toEqual([]);
  }
  for (const rows of [categories, products]) {
    const slugs = rows.flatMap(({ slug }) => [...new Set([slug.ar, slug.en])]);
    expect(repeated(slugs)).toEqual([]);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  expect(repeated(variants.map(({ variant }) => variant.sku))).toEqual([]);
  for (const { variant } of variants) expect(variant.sku).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)*$/);
  for (const { code } of attributes) expect(code).toMatch(/^[a-z][a-z0-9_]*$/);
  for (const { code } of products) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("references lead somewhere", () => {
  for (const { code, parent } of categories) {
    if (parent) expect(categoryByCode.has(parent), code).toBe(true);
  }
  for (const product of products) {
    expect(brandCodes.has(product.brand), product.code).toBe(true);
    expect(categoryByCode.has(product.category), product.code).toBe(true);
  }
  expect(brands.filter(({ code }) => products.every(({ brand }) => brand !== code))).toEqual([]);
  const targets = [...menuTargets(menus), ...blocks.flatMap(({ target }) => target ?? [])];
  for (const target of targets) {
    const [, code] = /^category:(.+)$/.exec(target) ?? [];
    if (code) expect(categoryByCode.has(code), target).toBe(true);
    else expect(target).toMatch(/^\//);
  }
});

test.each(products)("$code: facts fit their attributes", (product) => {
  for (const variant of product.variants) {
    for (const [code, value] of Object.entries(factsOf(product, variant))) {
      const attribute = attributeByCode.get(code);
      expect(attribute, code).toBeDefined();
      if (attribute)
        expect(fitsKind(attribute, value), `${variant.sku} ${code}=${value}`).toBe(true);
    }
  }
});

test.each(products)("$code: options are given by every variant, once each", (product) => {
  expect(product.options.length).toBeGreaterThanOrEqual(1);
  expect(product.options.length).toBeLessThanOrEqual(3);
  expect(product.variants.length).toBeGreaterThanOrEqual(2);
  expect(product.variants.length).toBeLessThanOrEqual(6);
  for (const { sku, options } of product.variants) {
    expect(Object.keys(options).toSorted(), sku).toEqual(product.options.toSorted());
  }
  const combinations = product.variants.map(({ options }) =>
    product.options.map((code) => options[code]).join("|"),
  );
  expect(repeated(combinations)).toEqual([]);
  for (const code of product.options) {
    const values = new Set(product.variants.map(({ options }) => options[code]));
    expect(values.size, `${code} leaves a choice`).toBeGreaterThan(
      product.options.length > 1 ? 0 : 1,
    );
  }
});

test.each(products)("$code: key facts of its category are known", (product) => {
  const keyFacts = keyFactsOf(categoryByCode.get(product.category));
  expect(keyFacts).toHaveLength(3);
  for (const code of keyFacts) {
    expect(attributeByCode.get(code)?.facet, `${code} is a facet`).toBe(true);
    for (const variant of product.variants) {
      expect(factsOf(product, variant)[code], `${variant.sku} ${code}`).toBeDefined();
    }
  }
});

test.each(products)("$code: prices and stock make sense", (product) => {
  for (const { sku, pricePiastres, offer, stock } of product.variants) {
    expect(Number.isInteger(pricePiastres) && pricePiastres > 0, sku).toBe(true);
    expect(pricePiastres % 100, `${sku} in whole pounds`).toBe(0);
    expect(Number.isInteger(stock) && stock >= 0, sku).toBe(true);
    if (!offer) continue;
    expect(Number.isInteger(offer.piastres) && offer.piastres > 0, sku).toBe(true);
    expect(offer.piastres, sku).toBeLessThan(pricePiastres);
    expect(offer.fromDay, sku).toBeLessThan(offer.toDay);
  }
});

test.each(products)("$code: figures agree between Arabic and English", (product) => {
  for (const text of figureTextsOf(product)) {
    expect(numbersIn(text.ar), text.en).toEqual(numbersIn(text.en));
  }
  for (const text of [product.name, product.summary, ...product.sellingPoints]) {
    expect(measuresIn(text.ar), text.en).toEqual(measuresIn(text.en));
  }
});

test.each(products)("$code: words are complete", (product) => {
  expect(product.name.ar).toMatch(/«.+»/);
  expect(product.name.en).toMatch(/“.+”/);
  expect(product.sellingPoints).toHaveLength(3);
  for (const language of ["ar", "en"] as const) {
    const paragraphs = product.description[language].split("\n\n");
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(paragraphs.length).toBeLessThanOrEqual(4);
  }
  const given = /“(.+)”/.exec(product.name.en)?.[1]?.toLowerCase() ?? "";
  expect(product.slug.en).toContain(given);
});

test("all texts exist in both languages and in the right script", () => {
  const texts = textsIn({ attributes, blocks, brands, categories, menus, products }, "");
  const prose = texts.filter(({ path }) => !path.endsWith("/slug"));
  // Codes that are the same in every language: E27, IP65, 30/40, A to G.
  const neutral = /^[A-Z0-9/]+$/;
  for (const { path, text } of prose) {
    expect(text.en.trim(), path).not.toBe("");
    if (neutral.test(text.en)) continue;
    expect(text.ar, path).toMatch(/\p{Script=Arabic}/u);
    expect(text.en, path).toMatch(/[A-Za-z]/);
    expect(text.en, path).not.toMatch(/\p{Script=Arabic}/u);
    expect(text.ar, `${path}: Latin digits`).not.toMatch(/[٠-٩۰-۹]/);
    expect(text.ar, `${path}: no tatweel or direction marks`).not.toMatch(
      /[\u0640\u200e\u200f\u202a-\u202e]/,
    );
    expect(text.ar, `${path}: Arabic punctuation`).not.toMatch(/\p{Script=Arabic}\s?[,;?]/u);
    expect(`${text.ar}${text.en}`, `${path}: no double spaces`).not.toMatch(/ {2}/);
  }
});

test("light is plausible", () => {
  for (const { product, variant } of variants) {
    const facts = factsOf(product, variant);
    const efficacy = facts["efficacy"];
    if (typeof efficacy !== "number") continue;
    expect(efficacy, variant.sku).toBeGreaterThanOrEqual(65);
    expect(efficacy, variant.sku).toBeLessThanOrEqual(140);
  }
});

test("everything that lights is drawn by night too", () => {
  const lighting = new Set(["chandeliers", "spot-lights", "down-lights", "outdoor-lights"]);
  for (const product of products) {
    const top = categoryByCode.get(product.category)?.parent ?? "";
    expect(givesLight(product), product.code).toBe(lighting.has(top));
  }
});

test("every finish is one the drawing tool knows", () => {
  const finishes = attributeByCode.get("finish")?.values ?? [];
  expect(finishes.map(({ code }) => code).toSorted()).toEqual(DRAWN_FINISHES.toSorted());
  for (const { swatch } of finishes) expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
  for (const { product, variant } of variants) {
    expect([...DRAWN_FINISHES, "none"]).toContain(finishOf(product, variant));
    for (const { file } of picturesOf(product, variant))
      expect(file).toMatch(/^products\/[a-z0-9-]+\.svg$/);
  }
});

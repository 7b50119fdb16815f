import { expect, test } from "vitest";
import { slugOf } from "#contract/kernel/slug.ts";
import { catalogue } from "./index.ts";
import { finishOf, givesLight, picturesOf } from "./pictures.ts";
import { coupons } from "./promotions.ts";
import { ratings } from "./ratings/index.ts";
import { productsInRooms } from "./room-pictures.ts";
import { settings } from "./settings.ts";
import { breaksArabicRules, hasSameMeasures, hasSameNumbers, textsIn } from "./text-checks.ts";
import type {
  AttributeKind,
  Bilingual,
  DemoAttribute,
  DemoCategory,
  DemoMenuItem,
  DemoProduct,
  DemoVariant,
} from "./types.ts";

// Every check collects the offenders by name and expects none, so that a failure lists all of them.

const { attributes, blocks, brands, categories, menus, products } = catalogue;

const attributeByCode = new Map(attributes.map((attribute) => [attribute.code, attribute]));
const categoryByCode = new Map(categories.map((category) => [category.code, category]));
const tops = categories.filter(({ parent }) => parent === undefined);

type Facts = Record<string, unknown>;

/**
 * A variant with its product and all its attributes: the product's, then its own, then its options.
 */
const variants = products.flatMap((product) =>
  product.variants.map((variant) => ({
    ...variant,
    product,
    facts: { ...product.attributes, ...variant.attributes, ...variant.options } as Facts,
  })),
);

const DAYS_OF_NEW_ARRIVAL = 60;
const MODELLED_FINISHES = [
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

const shop = { attributes, brands, categories, coupons, products, settings };
const said = { ...shop, blocks, menus, productsInRooms };
const texts = textsIn(said, "").filter(({ path }) => !path.endsWith("/slug"));

/** Codes that read the same in every language: E27, IP65, 30/40, A to G. */
const NEUTRAL = /^[A-Z0-9/]+$/;
const prose = texts.filter(({ text }) => !NEUTRAL.test(text.en));

function pathsWhere(offends: (text: Bilingual) => boolean): string[] {
  return prose.filter(({ text }) => offends(text)).map(({ path, text }) => `${path}: ${text.ar}`);
}

const fitsKind: Record<AttributeKind, (value: unknown, known: Set<string>) => boolean> = {
  number: (value) => typeof value === "number" && value > 0,
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  enum: (value, known) => typeof value === "string" && known.has(value),
  multi: (value, known) =>
    Array.isArray(value) && value.length > 0 && value.every((code) => known.has(String(code))),
  range: (value) =>
    Array.isArray(value) && value.length === 2 && Number(value[0]) < Number(value[1]),
  text: (value) => typeof value === "object" && value !== null && "ar" in value && "en" in value,
};

function isValueOf(attribute: DemoAttribute | undefined, value: unknown): boolean {
  if (!attribute) return false;
  return fitsKind[attribute.kind](value, new Set(attribute.values?.map(({ code }) => code)));
}

function keyFactsOf(category: DemoCategory | undefined): string[] {
  if (!category) return [];
  return category.keyFacts ?? keyFactsOf(categoryByCode.get(category.parent ?? ""));
}

function menuTargets(items: Omit<DemoMenuItem, "categoryId">[]): string[] {
  return items.flatMap((item) => [item.target, ...menuTargets(item.children ?? [])]);
}

function isKnownTarget(target: string): boolean {
  const code = /^category:(.+)$/.exec(target)?.[1];
  return code === undefined ? target.startsWith("/") : categoryByCode.has(code);
}

function combinationOf(product: DemoProduct, { options }: DemoVariant): string {
  return product.options.map((code) => options[code]).join("|");
}

function hasSoundPrice({ pricePiastres: price, offer, stock }: DemoVariant): boolean {
  const inPounds = Number.isInteger(price) && price > 0 && price % 100 === 0;
  const offered =
    !offer ||
    (Number.isInteger(offer.piastres) &&
      offer.piastres > 0 &&
      offer.piastres < price &&
      offer.fromDay < offer.toDay);
  return inPounds && offered && Number.isInteger(stock) && stock >= 0;
}

test("has at least 60 products, 200 variants, 12 brands and 7 departments", () => {
  const children = tops.map(
    ({ code }) => categories.filter(({ parent }) => parent === code).length,
  );
  expect(products.length).toBeGreaterThanOrEqual(60);
  expect(variants.length).toBeGreaterThanOrEqual(200);
  expect(brands).toHaveLength(12);
  expect(tops).toHaveLength(7);
  expect(children.filter((count) => count < 2 || count > 5)).toEqual([]);
});

test("lists products only in the lowest categories, at least one each", () => {
  const parents = new Set(categories.map(({ parent }) => parent));
  const used = new Set(products.map(({ category }) => category));
  const lowest = categories.map(({ code }) => code).filter((code) => !parents.has(code));
  expect([...used].toSorted()).toEqual(lowest.toSorted());
});

test("covers new, discounted, sold-out, scarce and inactive states", () => {
  const offers = variants.flatMap(({ offer }) => offer ?? []);
  const current = offers.filter(({ fromDay, toDay }) => fromDay <= 0 && toDay >= 0);
  const fresh = products.filter(({ publishedDaysAgo }) => publishedDaysAgo <= DAYS_OF_NEW_ARRIVAL);
  expect(fresh.length).toBeGreaterThanOrEqual(10);
  expect(current.length).toBeGreaterThanOrEqual(14);
  expect(offers.some(({ fromDay }) => fromDay > 0)).toBe(true);
  expect(offers.some(({ toDay }) => toDay < 0)).toBe(true);
  expect(variants.filter(({ stock }) => stock === 0)).toHaveLength(4);
  expect(variants.filter(({ stock }) => stock === 1)).toHaveLength(3);
  expect(menus.some(({ isActive }) => !isActive)).toBe(true);
  expect(menus.some(({ levelOrder }) => levelOrder === undefined)).toBe(true);
});

test.each([
  { name: "attributes", rows: attributes, shape: /^[a-z][a-z0-9_]*$/ },
  { name: "brands", rows: brands, shape: /^[a-z0-9-]+$/ },
  { name: "categories", rows: categories, shape: /^[a-z0-9-]+$/ },
  { name: "blocks", rows: blocks, shape: /^[a-z0-9-]+$/ },
  { name: "products", rows: products, shape: /^[a-z0-9-]+$/ },
])("has unique and well-formed codes of $name", ({ rows, shape }) => {
  const codes = rows.map(({ code }) => code);
  expect(repeated(codes)).toEqual([]);
  expect(codes.filter((code) => !shape.test(code))).toEqual([]);
});

test.each([
  { name: "categories", rows: categories, arabic: 2 },
  { name: "products", rows: products, arabic: 5 },
])("has unique and well-formed slugs of $name, some in Arabic", ({ rows, arabic }) => {
  const slugs = rows.flatMap(({ slug }) => [slug.ar, slug.en]);
  expect(repeated(slugs)).toEqual([]);
  expect(slugs.filter((slug) => slug === "" || slugOf(slug) !== slug)).toEqual([]);
  expect(rows.filter(({ slug }) => /\p{Script=Arabic}/u.test(slug.ar)).length).toBe(arabic);
  expect(rows.filter(({ slug }) => !/^[a-z0-9-]+$/.test(slug.en))).toEqual([]);
});

test("has unique and well-formed SKUs", () => {
  const skus = variants.map(({ sku }) => sku);
  expect(repeated(skus)).toEqual([]);
  expect(skus.filter((sku) => !/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(sku))).toEqual([]);
});

test("refers only to existing brands, categories and paths", () => {
  const brandCodes = brands.map(({ code }) => code);
  const parents = categories.flatMap(({ parent }) => parent ?? []);
  const targets = [...menuTargets(menus), ...blocks.flatMap(({ target }) => target ?? [])];
  expect(parents.filter((code) => !categoryByCode.has(code))).toEqual([]);
  expect(targets.filter((target) => !isKnownTarget(target))).toEqual([]);
  expect(products.filter(({ brand }) => !brandCodes.includes(brand))).toEqual([]);
  expect(brandCodes.filter((code) => products.every(({ brand }) => brand !== code))).toEqual([]);
});

test("links the planner, quick order and company account at every width", () => {
  // Header and help: on phones both are in the menu, and the footer lists both at every width.
  const shown = menus.filter(({ categoryId }) => categoryId !== 2);
  expect(shown.map(({ target }) => target)).toEqual(
    expect.arrayContaining(["/planner", "/QuickOrder", "/auth/CompanyRegister"]),
  );
});

test("matches facts to the kinds of their attributes", () => {
  const offenders = variants.flatMap(({ sku, facts }) =>
    Object.entries(facts)
      .filter(([code, value]) => !isValueOf(attributeByCode.get(code), value))
      .map(([code, value]) => `${sku} ${code}: ${JSON.stringify(value)}`),
  );
  expect(offenders).toEqual([]);
});

test("uses every attribute and makes every key fact a facet", () => {
  const used = new Set(variants.flatMap(({ facts }) => Object.keys(facts)));
  const keyFacts = categories.flatMap((category) => category.keyFacts ?? []);
  expect(attributes.map(({ code }) => code).filter((code) => !used.has(code))).toEqual([]);
  expect(keyFacts.filter((code) => attributeByCode.get(code)?.facet !== true)).toEqual([]);
});

test("gives every variant a distinct combination of all options", () => {
  const incomplete = variants.filter(
    ({ product, options }) =>
      Object.keys(options).toSorted().join() !== product.options.toSorted().join(),
  );
  const ambiguous = products.filter(
    (product) =>
      repeated(product.variants.map((variant) => combinationOf(product, variant))).length > 0,
  );
  const counts = products.filter(
    ({ options, variants: own }) =>
      options.length < 1 || options.length > 3 || own.length < 2 || own.length > 6,
  );
  expect(incomplete.map(({ sku }) => sku)).toEqual([]);
  expect(ambiguous.map(({ code }) => code)).toEqual([]);
  expect(counts.map(({ code }) => code)).toEqual([]);
});

test("has the category's three key facts for every variant", () => {
  const missing = variants.flatMap(({ sku, product, facts }) =>
    keyFactsOf(categoryByCode.get(product.category))
      .filter((code) => facts[code] === undefined)
      .map((code) => `${sku} ${code}`),
  );
  const short = products.filter(
    ({ category }) => keyFactsOf(categoryByCode.get(category)).length !== 3,
  );
  expect(missing).toEqual([]);
  expect(short).toEqual([]);
});

test("has whole-pound prices, lower offers and integer stock", () => {
  expect(variants.filter((variant) => !hasSoundPrice(variant)).map(({ sku }) => sku)).toEqual([]);
});

test("has all texts in both languages, each in its script", () => {
  expect(texts.filter(({ text }) => !text.ar.trim() || !text.en.trim())).toEqual([]);
  expect(pathsWhere(({ ar }) => !/\p{Script=Arabic}/u.test(ar))).toEqual([]);
  expect(pathsWhere(({ en }) => !/[A-Za-z]/.test(en) || /\p{Script=Arabic}/u.test(en))).toEqual([]);
});

test("uses Latin digits, Arabic punctuation and no hidden marks in Arabic", () => {
  expect(pathsWhere(({ ar }) => breaksArabicRules(ar))).toEqual([]);
  expect(pathsWhere(({ en }) => / {2}/.test(en))).toEqual([]);
});

test("has the same numbers in both languages", () => {
  expect(pathsWhere((text) => !hasSameNumbers(text))).toEqual([]);
});

test("has the same units for the same numbers in both languages", () => {
  expect(pathsWhere((text) => !hasSameMeasures(text))).toEqual([]);
});

test("describes each product in full under its name", () => {
  const thin = products.filter(({ description, sellingPoints }) => {
    const paragraphs = [description.ar, description.en].map((text) => text.split("\n\n").length);
    return sellingPoints.length !== 3 || paragraphs.some((count) => count < 2 || count > 4);
  });
  const unnamed = products.filter(({ name, slug }) => {
    const given = /“(.+)”/.exec(name.en)?.[1]?.toLowerCase();
    return given === undefined || !slug.en.includes(given) || !/«.+»/.test(name.ar);
  });
  expect(thin.map(({ code }) => code)).toEqual([]);
  expect(unnamed.map(({ code }) => code)).toEqual([]);
});

test("has no rating older than its product's publication", () => {
  const published = new Map(products.map(({ code, publishedDaysAgo }) => [code, publishedDaysAgo]));
  const offenders = ratings.filter(
    ({ product, daysAgo }) => daysAgo >= (published.get(product) ?? 0),
  );
  expect(offenders).toEqual([]);
  expect(ratings.filter(({ text }) => text !== undefined).length).toBeGreaterThanOrEqual(60);
});

test("keeps the efficacy of LED products between 70 and 140", () => {
  const implausible = variants.filter(({ facts }) => {
    const efficacy = facts["efficacy"];
    return typeof efficacy === "number" && (efficacy < 70 || efficacy > 140);
  });
  expect(implausible.map(({ sku }) => sku)).toEqual([]);
});

test("classifies exactly the lighting departments' products as lights", () => {
  const lighting = new Set([
    "chandeliers",
    "spot-lights",
    "down-lights",
    "outdoor-lights",
    "lamps",
  ]);
  const offenders = products.filter(({ category, ...product }) => {
    const top = categoryByCode.get(category)?.parent ?? "";
    return givesLight({ category, ...product }) !== (lighting.has(top) || lighting.has(category));
  });
  expect(offenders.map(({ code }) => code)).toEqual([]);
});

test("uses only finishes with a model and a swatch", () => {
  const finishes = attributeByCode.get("finish")?.values ?? [];
  const used = variants.map((variant) => finishOf(variant.product, variant));
  const files = variants.flatMap((variant) => picturesOf(variant.product, variant));
  expect(finishes.map(({ code }) => code).toSorted()).toEqual(MODELLED_FINISHES.toSorted());
  expect(finishes.filter(({ swatch }) => !/^#[0-9a-f]{6}$/.test(swatch ?? ""))).toEqual([]);
  expect(used.filter((finish) => ![...MODELLED_FINISHES, "none"].includes(finish))).toEqual([]);
  expect(files.filter(({ file }) => !/^products\/[a-z0-9-]+\.webp$/.test(file))).toEqual([]);
});

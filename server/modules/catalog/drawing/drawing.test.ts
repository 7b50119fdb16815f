import { expect, test } from "vitest";
import { catalogue } from "#demo/index.ts";
import { dimensionDrawing } from "./dimension-drawing.ts";
import { DRAWING } from "./draw-figure.ts";

const parents = new Map(catalogue.categories.map(({ code, parent }) => [code, parent]));
const lineageOf = (code: string | undefined): string[] =>
  code === undefined ? [] : [...lineageOf(parents.get(code)), code];
const attributes = new Map(catalogue.attributes.map((attribute) => [attribute.code, attribute]));

type Drawn = Parameters<typeof dimensionDrawing>;

function drawn(sku: string, locale: "ar" | "en") {
  const product = catalogue.products.find(({ variants }) => variants.some((v) => v.sku === sku));
  const variant = product?.variants.find((one) => one.sku === sku);
  const facts = { ...product?.attributes, ...variant?.attributes, ...variant?.options };
  const sheet = { categoryCodes: lineageOf(product?.category), facts } as Drawn[0];
  return dimensionDrawing(sheet, { attributes } as unknown as Drawn[1], locale);
}

const skus = catalogue.products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
const drawings = skus.flatMap((sku) => {
  const svg = drawn(sku, "ar");
  return svg === undefined ? [] : [[sku, svg] as const];
});

/** The texts in a drawing. */
function wordsIn(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = ""]) => words);
}

/** Bounding boxes of a drawing's texts, assuming letters half as wide as high. */
function boxesIn(svg: string) {
  const texts = svg.matchAll(
    /<text x="([\d.-]+)" y="([\d.-]+)".*?font-size="(\d+)".*?text-anchor="(\w+)" direction="(\w+)">([^<]*)</g,
  );
  return [...texts].map(([, x, y, size, anchor, direction, words = ""]) => {
    const width = words.length * Number(size) * 0.5;
    const isLeft = (anchor === "start") === (direction === "ltr");
    const left = Number(x) - (anchor === "middle" ? width / 2 : isLeft ? 0 : width);
    return { left, right: left + width, bottom: Number(y) };
  });
}

test("draws more than 90 % of the demo variants", () => {
  expect(drawings.length / skus.length).toBeGreaterThan(0.9);
});

test("draws finite numbers, the unit and all texts within the sheet", () => {
  const isInside = ({ left, right, bottom }: ReturnType<typeof boxesIn>[number]) =>
    left > 0 && right < DRAWING.width && bottom > 20 && bottom < DRAWING.height;
  const offenders = drawings.filter(
    ([, svg]) =>
      /NaN|Infinity|undefined/.test(svg) ||
      !wordsIn(svg).includes("كل الأبعاد بالملليمتر") ||
      !boxesIn(svg).every(isInside),
  );
  expect(offenders.map(([sku]) => sku)).toEqual([]);
});

test("labels a chandelier's diameter, height and drop in the page's language", () => {
  const numbers = ["Ø 600", "60", "400–1500"];
  const drop = attributes.get("drop_mm")?.name;
  expect(wordsIn(drawn("HL-60-BR", "ar") ?? "")).toEqual([
    ...numbers,
    drop?.ar,
    "شخص طوله 170 سم",
    "كل الأبعاد بالملليمتر",
  ]);
  expect(wordsIn(drawn("HL-60-BR", "en") ?? "")).toEqual([
    ...numbers,
    drop?.en,
    "A person, 170 cm",
    "All dimensions in millimetres",
  ]);
});

test.each([
  ["HL-60-BR", 600 / 60],
  ["HL-100-BR", 1000 / 60],
])("draws %s to scale", (sku, ratio) => {
  const svg = drawn(sku, "en") ?? "";
  const [, left, right] = /d="M([\d.]+) [\d.]+H([\d.]+)M/.exec(svg) ?? [];
  const [, top, bottom] = /d="M[\d.]+ ([\d.]+)V([\d.]+)M[\d.]+ [\d.]+l/.exec(svg) ?? [];
  const across = Number(right) - Number(left);
  expect(across / (Number(bottom) - Number(top))).toBeCloseTo(ratio, 2);
});

const REFERENCES = {
  person: "A person, 170 cm",
  door: "A door, 210 cm",
  card: "A bank card",
};

function referenceOf(sku: string): string | undefined {
  const words = wordsIn(drawn(sku, "en") ?? "");
  return Object.values(REFERENCES).find((reference) => words.includes(reference));
}

test("draws every item beside a reference of known size", () => {
  expect(drawings.filter(([sku]) => referenceOf(sku) === undefined).map(([sku]) => sku)).toEqual(
    [],
  );
});

test("uses doors, people and bank cards as size references", () => {
  const skuIn = (category: string) =>
    catalogue.products.find((product) => product.category === category)?.variants[0]?.sku ?? "";
  for (const category of ["door-handles", "pull-handles", "locks"])
    expect([category, referenceOf(skuIn(category))]).toEqual([category, REFERENCES.door]);
  expect(referenceOf("HL-60-BR")).toBe(REFERENCES.person);
  expect(referenceOf(skuIn("lamps"))).toBe(REFERENCES.card);
});

test("draws the reference person to the scale of the chandelier", () => {
  const scene = /<g data-scene="".*<\/g>/.exec(drawn("HL-100-BR", "en") ?? "")?.[0] ?? "";
  // The person is filled only, the chandelier outlined: its body is as wide as its diameter.
  expect(scene).toContain("M135 128a95 128");
  expect(scene).toMatch(/M15 750h970/);
});

test("labels a lock's backset and centre distance", () => {
  const sku = skus.find((one) => one.startsWith("HSN-")) ?? "";
  const named = wordsIn(drawn(sku, "en") ?? "");
  expect(named).toContain(attributes.get("backset_mm")?.name.en);
  expect(named).toContain(attributes.get("centre_mm")?.name.en);
});

test("returns undefined for strips on a reel", () => {
  const strip = catalogue.products.find(({ category }) => category === "led-strips");
  expect(drawn(strip?.variants[0]?.sku ?? "", "en")).toBeUndefined();
});

import { expect, test } from "vitest";
import { catalogue } from "#demo/index.ts";
import { photometricFile } from "./photometric-file.ts";
import { readIes } from "./read-ies.ts";

const parents = new Map(catalogue.categories.map(({ code, parent }) => [code, parent]));
const lineageOf = (code: string | undefined): string[] =>
  code === undefined ? [] : [...lineageOf(parents.get(code)), code];

const sheets = catalogue.products.flatMap((product) =>
  product.variants.map((variant) => ({
    productId: 1,
    sku: variant.sku,
    name: product.name,
    brand: { ar: "ماركة", en: "Brand" },
    categoryCodes: lineageOf(product.category),
    facts: { ...product.attributes, ...variant.attributes, ...variant.options },
  })),
);
const lights = sheets.filter(({ facts }) => typeof facts["luminous_flux"] === "number");

function fileOf(sku: string) {
  const sheet = sheets.find((one) => one.sku === sku);
  return readIes((sheet && photometricFile(sheet)) ?? "");
}

/** Intensity at an angle, in candela. */
function at({ vertical, candelas }: ReturnType<typeof readIes>, angle: number): number {
  return candelas[0]?.[vertical.indexOf(angle)] ?? Number.NaN;
}

test("there are lights of every way to shine", () => {
  expect(lights.length).toBeGreaterThan(80);
});

test.each(lights.map((sheet) => [sheet.sku, sheet] as const))(
  "%s: the file parses and holds the stated lumens",
  (sku, sheet) => {
    const file = readIes(photometricFile(sheet) ?? "");
    const stated = Number(sheet.facts["luminous_flux"]);
    expect(Math.abs(file.lumens - stated) / stated).toBeLessThan(0.01);
    expect(file.keywords).toMatchObject({ LUMCAT: sku, MANUFAC: "Brand" });
    expect(file.watts).toBe(sheet.facts["power_w"] ?? 0);
  },
);

const beams = lights.filter(({ facts }) => Number(facts["beam_angle"]) <= 150);

test.each(beams.map((sheet) => [sheet.sku, sheet] as const))(
  "%s: half the peak at half the beam angle",
  (sku, { facts }) => {
    const file = fileOf(sku);
    const half = Number(facts["beam_angle"]) / 2;
    expect(at(file, half) / at(file, 0)).toBeCloseTo(0.5, 1);
    expect(file.vertical.at(-1)).toBe(90);
  },
);

const peaked = beams.filter(({ facts }) => typeof facts["peak_cd"] === "number");

test.each(peaked.map((sheet) => [sheet.sku, sheet] as const))(
  "%s: the stated peak, where flux and beam allow it",
  (sku, { facts }) => {
    expect(at(fileOf(sku), 0) / Number(facts["peak_cd"])).toBeCloseTo(1, 1);
  },
);

test("what hangs with its light on lights the ceiling, too; what is sold without a lamp has no file", () => {
  const ring = lights.find(({ categoryCodes }) => categoryCodes.includes("ring-chandeliers"));
  expect(at(fileOf(ring?.sku ?? ""), 180)).toBeGreaterThan(0);
  const dark = sheets.find(({ categoryCodes }) => categoryCodes.includes("classic-chandeliers"));
  expect(dark && photometricFile(dark)).toBeUndefined();
});

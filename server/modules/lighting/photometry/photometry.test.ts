import { expect, test } from "vitest";
import { fluxOf } from "#contract/lighting/photometry/flux.ts";
import type { PhotometricFile } from "#contract/lighting/photometry/photometry.ts";
import { readPhotometricFile } from "#contract/lighting/photometry/read-photometric-file.ts";
import { catalogue } from "#demo/index.ts";
import { photometricFile } from "./photometric-file.ts";

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

const read = (text = "") => readPhotometricFile(new TextEncoder().encode(text));

function fileOf(sku: string): PhotometricFile {
  const sheet = sheets.find((one) => one.sku === sku);
  return read(sheet && photometricFile(sheet));
}

/** Intensity at an angle, in candela. */
function at({ photometry: { angles, candelas } }: PhotometricFile, angle: number): number {
  return candelas[0]?.[angles.indexOf(angle)] ?? Number.NaN;
}

test("covers more than 80 lights of the demo catalogue", () => {
  expect(lights.length).toBeGreaterThan(80);
});

test("writes files readable by the planner with stated flux and power", () => {
  const offenders = lights.filter((sheet) => {
    const { format, photometry, power } = read(photometricFile(sheet));
    const stated = Number(sheet.facts["luminous_flux"]);
    const isExact = Math.abs(fluxOf(photometry) - stated) / stated < 0.01;
    return !isExact || format !== "LM-63-2002" || power !== (sheet.facts["power_w"] ?? 0);
  });
  expect(offenders.map(({ sku }) => sku)).toEqual([]);
});

test("writes valid LM-63-2002: ASCII, short lines and required labels", () => {
  const offenders = lights.filter((sheet) => {
    const text = photometricFile(sheet) ?? "";
    const lines = text.split("\r\n");
    const hasLabels = ["TEST", "TESTLAB", "ISSUEDATE"].every((label) =>
      lines.some((line) => line.startsWith(`[${label}] `)),
    );
    const isNamed = lines.includes(`[LUMCAT] ${sheet.sku}`) && lines.includes("[MANUFAC] Brand");
    const isShort = lines.every((line) => line.length <= 256);
    const isAscii = /^[\x20-\x7e\r\n]*$/.test(text);
    return !(hasLabels && isNamed && isShort && isAscii && lines[0] === "IESNA:LM-63-2002");
  });
  expect(offenders.map(({ sku }) => sku)).toEqual([]);
});

const beams = lights.filter(({ facts }) => Number(facts["beam_angle"]) <= 150);

/** Within 0.05, the accuracy of catalogues. */
const isClose = (value: number, expected: number) => Math.abs(value - expected) < 0.05;

test("halves the peak intensity at half the beam angle", () => {
  expect(beams.length).toBeGreaterThan(0);
  const offenders = beams.filter(({ sku, facts }) => {
    const file = fileOf(sku);
    const half = Number(facts["beam_angle"]) / 2;
    return !isClose(at(file, half) / at(file, 0), 0.5) || file.photometry.angles.at(-1) !== 90;
  });
  expect(offenders.map(({ sku }) => sku)).toEqual([]);
});

const peaked = beams.filter(({ facts }) => typeof facts["peak_cd"] === "number");

test("matches the stated peak intensity of beams", () => {
  expect(peaked.length).toBeGreaterThan(0);
  const offenders = peaked.filter(
    ({ sku, facts }) => !isClose(at(fileOf(sku), 0) / Number(facts["peak_cd"]), 1),
  );
  expect(offenders.map(({ sku }) => sku)).toEqual([]);
});

test("emits light upwards for a ring chandelier", () => {
  const ring = lights.find(({ categoryCodes }) => categoryCodes.includes("ring-chandeliers"));
  expect(at(fileOf(ring?.sku ?? ""), 180)).toBeGreaterThan(0);
});

test("returns undefined for a light sold without a lamp", () => {
  const dark = sheets.find(({ categoryCodes }) => categoryCodes.includes("classic-chandeliers"));
  expect(dark && photometricFile(dark)).toBeUndefined();
});

test("emits no light backwards from a strip", () => {
  for (const { sku } of lights.filter(({ categoryCodes }) => categoryCodes.includes("led-strips")))
    expect(fileOf(sku).photometry.angles.at(-1)).toBe(90);
});

test("states the opening of a wall light", () => {
  expect(fileOf("ZL-22-BK").opening).toMatchObject({ length: 90, width: 85, height: 220 });
});

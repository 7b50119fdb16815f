import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { catalogue } from "../../../db/demo/index.ts";
import { colourRendering, generalIndex } from "./colour-rendering.ts";
import { BEAM_VIEWS, COMPARISONS, FRUIT, PICTURES, renderedHashes } from "./recipe.ts";

const LARGEST = 60_000;

test("lights the fruit at the colour rendering in the picture names", () => {
  for (const { name, lamp } of FRUIT)
    expect(name).toBe(`colour-rendering-${Math.round(generalIndex(lamp))}`);
  const [plain, good] = FRUIT.map(({ lamp }) => colourRendering(lamp));
  // The same white to the eye: nothing but the colours differs.
  expect(Math.abs((plain?.kelvin ?? 0) - (good?.kelvin ?? 0))).toBeLessThan(20);
});

test("compares beams of two variants with their catalogue lumens", () => {
  const variants = BEAM_VIEWS.map(({ pieces, changes }) => {
    const product = catalogue.products.find(({ variants: all }) =>
      all.some(({ sku }) => sku === pieces["light"]),
    );
    const variant = product?.variants.find(({ sku }) => sku === pieces["light"]);
    const facts = { ...product?.attributes, ...variant?.attributes, ...variant?.options };
    expect(facts).toMatchObject({
      beam_angle: changes?.["beam"],
      luminous_flux: changes?.["lumens"],
    });
    return product?.code;
  });
  expect(new Set(variants).size).toBe(1);
});

test.each(COMPARISONS)("has current, sharp and small pictures of $name", async (one) => {
  expect(renderedHashes()[one.name]).toBe(one.hash);
  for (const picture of one.pictures) {
    const bytes = readFileSync(join(PICTURES, `${picture}.webp`));
    expect(bytes.length).toBeLessThan(LARGEST);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 480 });
  }
});

/** Returns the mean difference of a pair, from 0 to 255. */
async function differenceOf(names: readonly string[]): Promise<number> {
  const [one, other] = await Promise.all(
    names.map((name) =>
      sharp(join(PICTURES, `${name}.webp`))
        .raw()
        .toBuffer(),
    ),
  );
  if (!one || !other) throw new Error("no pair");
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

test.each(COMPARISONS)("has visibly different pictures of $name", async ({ pictures }) => {
  expect(await differenceOf(pictures)).toBeGreaterThan(1);
});

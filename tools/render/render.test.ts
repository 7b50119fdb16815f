import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { catalogue } from "../../db/demo/index.ts";
import { lightLayersOf } from "../../db/demo/light-layers.ts";
import { finishOf } from "../../db/demo/pictures.ts";
import {
  differenceOf,
  type Four,
  type Light,
  middleOf,
  registrationOf,
} from "./checks/registration.ts";
import { sampled } from "./checks/sampled.ts";
import { renderJobs } from "./jobs.ts";
import { lampColour } from "./lamp-colour.ts";
import { codeOf, QUALITY, sceneHash } from "./recipe.ts";
import { fileOf, type Rendered, rendered } from "./rendered-products.ts";

const PICTURES = join(import.meta.dirname, "../../db/demo/pictures");
const LARGEST = 200_000;
/**
 * Maximum mean error of linear light from three lossy files together; crystal, the busiest picture,
 * has 0.012.
 */
const WEBP_LOSS = 0.016;
/**
 * A pair must fit this much worse when a layer is moved by 2 px. The lamp is faint by day; white
 * products in front of the pale wall have few edges (a white cone: 1.99).
 */
const FITS_WORSE = [
  { role: "hero", layer: "ambient", times: 1.8 },
  { role: "night", layer: "lamp", times: 1.5 },
  { role: "hero", layer: "lamp", times: 1 },
] as const;
const jobs = new Map(renderJobs().map((job) => [job.name, job]));
const entries = Object.entries(rendered());

function pathOf(name: string, role: string): string {
  const job = jobs.get(name);
  if (!job) throw new Error(`${name} is no finish of a product`);
  return join(PICTURES, fileOf(job, role));
}

async function fourOf(name: string, { tint }: NonNullable<Rendered["pair"]>): Promise<Four> {
  const [hero, night, ambient, lamp] = await Promise.all([
    middleOf(pathOf(name, "hero")),
    middleOf(pathOf(name, "night")),
    middleOf(pathOf(name, "ambient")),
    middleOf(pathOf(name, "lamp"), tint),
  ]);
  return { hero, night, ambient, lamp };
}

/** Whether a pair does not add up, or is misaligned. */
function faultsOf(four: Four, pair: NonNullable<Rendered["pair"]>): string[] {
  const sums = (["hero", "night"] as const)
    .map((role) => ({ role, difference: differenceOf(four, pair, role) }))
    .filter(({ difference }) => !(difference < WEBP_LOSS))
    .map(({ role, difference }) => `${role} differs by ${difference.toFixed(4)}`);
  const places = FITS_WORSE.map((one) => ({
    ...one,
    ratio: registrationOf(four, pair, one.role, one.layer),
  }))
    .filter(({ ratio, times }) => !(ratio > times))
    .map(({ role, layer, ratio }) => `${layer} lies beside ${role} (${ratio.toFixed(2)})`);
  return [...sums, ...places];
}

/** The same light, moved by a number of pixels. */
function moved({ rgb, mean, peak, ...light }: Light, pixels: number): Light {
  const move = (values: Float32Array, by: number) =>
    values.slice().copyWithin(Math.max(by, 0), Math.max(-by, 0));
  return {
    ...light,
    rgb: move(rgb, pixels * 3),
    mean: move(mean, pixels),
    peak: move(peak, pixels),
  };
}

test("hashes only the facts that the picture's family reads", () => {
  const job = jobs.get("bawaba-outdoor-lantern--black");
  if (!job) throw new Error("no lantern");
  const hashWith = (facts: object) =>
    sceneHash({ ...job, facts: { ...job.facts, ...facts } }, QUALITY);
  const now = hashWith({});
  expect(hashWith({ warranty_years: 99, box_size: "square-86" })).toBe(now);
  expect(hashWith({ projection_mm: 231 })).not.toBe(now);
});

describe("rendered pictures", () => {
  it("have known finishes and the roles that the product needs", () => {
    const wrong = entries.filter(([name, { roles }]) => {
      const wanted = jobs.get(name)?.light ? "hero,night,ambient,lamp" : "hero";
      return !jobs.has(name) || roles.join() !== wanted;
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it("have the listed size and a file size below 200 kB", async () => {
    const wrong: string[] = [];
    for (const [name, { roles, width, height }] of entries) {
      for (const role of roles) {
        const path = pathOf(name, role);
        const [picture, { size }] = [await sharp(path).metadata(), await stat(path)];
        const fits = picture.width === width && picture.height === height && size <= LARGEST;
        if (!fits || width * 5 !== height * 4) wrong.push(`${name} ${role}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("have the colour temperature of their variant's layers", () => {
    const named = catalogue.products.flatMap((product) =>
      product.variants.map((variant) => ({
        ...variant,
        layers: lightLayersOf(product, variant),
        tint: rendered()[`${product.code}--${finishOf(product, variant)}`]?.pair?.tint,
      })),
    );
    const lit = named.filter(({ layers }) => layers);
    expect(lit.length).toBeGreaterThan(entries.length / 2);
    const wrong = lit.filter(
      ({ layers, tint }) => lampColour(layers?.kelvin ?? 0).join() !== tint?.join(),
    );
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  it("add up from room and lamp layers to day and night", async () => {
    const off: string[] = [];
    for (const [name, { pair }] of sampled(entries)) {
      if (!pair) continue;
      const faults = faultsOf(await fourOf(name, pair), pair);
      off.push(...faults.map((fault) => `${name}: ${fault}`));
    }
    expect(off).toEqual([]);
  });

  it("fail the check with a layer shifted by two pixels", async () => {
    const name = "hala-ring-chandelier--brass";
    const pair = rendered()[name]?.pair;
    if (!pair) throw new Error(`${name} has no pair`);
    const four = await fourOf(name, pair);
    const { width } = four.lamp;
    const shifts = [2, -2, 2 * width, -2 * width, 2 * width + 2, 1 - 2 * width];
    for (const pixels of shifts) {
      const beside = { ...four, lamp: moved(four.lamp, pixels) };
      expect(faultsOf(beside, pair).join(), String(pixels)).toContain("lamp lies beside night");
      const below = { ...four, ambient: moved(four.ambient, pixels) };
      expect(faultsOf(below, pair).join(), String(pixels)).toContain("ambient lies beside hero");
    }
  });
});

test("ignores comments and docstrings when it compares scripts", () => {
  const code = 'def build(p):\n    return finish("#fff")';
  const commented = `"""A lamp.\n\nIts arms are bent."""\n\n${code.replace(":\n", ':  # of one\n    """Builds it."""\n    # In the finish.\n')}  # hex\n`;
  expect(codeOf(commented)).toBe(code);
  expect(codeOf(commented.replace("#fff", "#eee"))).not.toBe(code);
});

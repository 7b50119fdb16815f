/**
 * Whether the layers of a pair are aligned with the pictures they add up to, in pixels; used by the
 * tests.
 */
import sharp, { type OutputInfo } from "sharp";
import type { Rendered } from "../rendered-products.ts";

/** Linear light of one picture. */
export interface Light {
  width: number;
  height: number;
  /** Red, green and blue of every pixel. */
  rgb: Float32Array;
  /** Mean of the three channels, each weighted by the tint. */
  mean: Float32Array;
  /** The brightest channel. */
  peak: Float32Array;
}

/** The four pictures of a light, by role. */
export type Four = Record<"hero" | "night" | "ambient" | "lamp", Light>;

type Pair = NonNullable<Rendered["pair"]>;
type Shift = readonly [x: number, y: number];

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});
const WHITE = [1, 1, 1];
/** Layers are linear below this (see README); nearly white parts of a sum are left out. */
const LINEAR_BELOW = 0.66;
const IN_RANGE = 0.85;
/** Number of sharpest pixels of a layer to use: the others say nothing about its alignment. */
const EDGES = 12_000;
const MARGIN = 4;
const FLAT = 1e-4;
const STEPS = [-2, -1, 0, 1, 2];
const SHIFTS: Shift[] = STEPS.flatMap((x) => STEPS.map((y): Shift => [x, y])).filter(
  ([x, y]) => Math.max(Math.abs(x), Math.abs(y)) === 2,
);
const CORNERS = SHIFTS.filter(([x, y]) => Math.abs(x) === Math.abs(y));

export async function lightOf(
  file: string | Buffer,
  tint: readonly number[] = WHITE,
): Promise<Light> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return linear(data, info, tint);
}

/** The same for the middle three quarters: where the product is, in half the time. */
export async function middleOf(file: string, tint: readonly number[] = WHITE): Promise<Light> {
  const image = sharp(file);
  const { width, height } = await image.metadata();
  const crop = {
    left: width >> 3,
    top: height >> 3,
    width: (width * 3) >> 2,
    height: (height * 3) >> 2,
  };
  const { data, info } = await image.extract(crop).raw().toBuffer({ resolveWithObject: true });
  return linear(data, info, tint);
}

function linear(data: Buffer, info: OutputInfo, tint: readonly number[]): Light {
  const { width, height, channels } = info;
  const rgb = new Float32Array(data.length);
  for (let at = 0; at < rgb.length; at++) rgb[at] = LINEAR[data[at] ?? 0] ?? 0;
  const [mean, peak] = [new Float32Array(width * height), new Float32Array(width * height)];
  const [red = 1, green = 1, blue = 1] = tint;
  for (let pixel = 0; pixel < mean.length; pixel++) {
    const at = pixel * channels;
    const [r, g, b] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
    mean[pixel] = (r * red + g * green + b * blue) / channels;
    peak[pixel] = Math.max(r, g, b);
  }
  return { width, height, rgb, mean, peak };
}

/**
 * Mean difference between a picture and the sum of its layers, where that is within the screen's
 * range.
 */
export function differenceOf(four: Four, pair: Pair, role: "hero" | "night"): number {
  const [room, light] = sharesOf(pair, role);
  const [whole, ambient, lamp] = [four[role].rgb, four.ambient.rgb, four.lamp.rgb];
  let [sum, count] = [0, 0];
  for (let at = 0; at < whole.length / 3; at++) {
    let [peak, difference] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const lit = light * (pair.tint[c] ?? 0) * (lamp[at * 3 + c] ?? 0);
      const expected = room * (ambient[at * 3 + c] ?? 0) + lit;
      peak = Math.max(peak, expected);
      difference += Math.abs(expected - (whole[at * 3 + c] ?? 0));
    }
    if (peak > 0.95) continue;
    sum += difference;
    count += 3;
  }
  return sum / count;
}

/**
 * How much worse the sum fits when one layer is moved by two pixels, at least: above 1 the layer is
 * aligned.
 * @param role the picture that the layers add up to
 */
export function registrationOf(
  four: Four,
  pair: Pair,
  role: "hero" | "night",
  layer: "ambient" | "lamp",
): number {
  const [room, light] = sharesOf(pair, role);
  const other = layer === "lamp" ? "ambient" : "lamp";
  const share = { ambient: room, lamp: light };
  const { mean: whole } = four[role];
  const [moved, still] = [four[layer].mean, four[other].mean];
  const edges = sharpestOf(four, role, layer);
  const residual = ([x, y]: Shift) => {
    const offset = y * four[layer].width + x;
    let sum = 0;
    for (const at of edges) {
      const expected = share[layer] * (moved[at + offset] ?? 0) + share[other] * (still[at] ?? 0);
      sum += ((whole[at] ?? 0) - expected) ** 2;
    }
    return sum;
  };
  return Math.min(...SHIFTS.map(residual)) / residual([0, 0]);
}

/** Weights of room and lamp in a picture. */
function sharesOf(pair: Pair, role: "hero" | "night"): [room: number, light: number] {
  return role === "hero" ? [1, pair.lampByDay] : [pair.ambientByNight, pair.lampByNight];
}

/**
 * Pixels with the steepest light gradient of a layer, where layers and sum are within the linear
 * range.
 */
function sharpestOf(four: Four, role: "hero" | "night", layer: "ambient" | "lamp"): number[] {
  const { width, height, mean } = four[layer];
  const slopes = new Float32Array(mean.length);
  const steep: number[] = [];
  for (let y = MARGIN; y < height - MARGIN; y++) {
    for (let at = y * width + MARGIN; at < (y + 1) * width - MARGIN; at++) {
      const across = (mean[at + 2] ?? 0) - (mean[at - 2] ?? 0);
      const down = (mean[at + 2 * width] ?? 0) - (mean[at - 2 * width] ?? 0);
      const slope = across * across + down * down;
      if (slope < FLAT || !addsUpAround(four, role, at)) continue;
      slopes[at] = slope;
      steep.push(at);
    }
  }
  const least =
    Float32Array.from(steep, (at) => slopes[at] ?? 0)
      .toSorted()
      .at(-EDGES) ?? 0;
  return steep.filter((at) => (slopes[at] ?? 0) >= least);
}

/** Nothing near the pixel is bright enough to be compressed by the tone curve. */
function addsUpAround({ ambient, lamp, ...wholes }: Four, role: "hero" | "night", at: number) {
  if ((wholes[role].peak[at] ?? 1) > IN_RANGE) return false;
  for (const [x, y] of CORNERS) {
    const near = at + y * lamp.width + x;
    if ((ambient.peak[near] ?? 1) > LINEAR_BELOW) return false;
    if ((lamp.peak[near] ?? 1) > LINEAR_BELOW) return false;
  }
  return true;
}

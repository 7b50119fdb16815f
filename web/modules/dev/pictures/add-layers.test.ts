import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { addLayers } from "./add-layers.ts";

const pictures = join(import.meta.dirname, "../../../../db/demo/pictures");
const NAME = "hala-ring-chandelier--brass";

interface Pair {
  lampByDay: number;
  lampByNight: number;
  ambientByNight: number;
}

async function pixelsOf(suffix: string): Promise<Uint8ClampedArray> {
  const file = join(pictures, "products", `${NAME}${suffix}.webp`);
  return new Uint8ClampedArray(await sharp(file).ensureAlpha().raw().toBuffer());
}

/** Mean difference of two pictures, of 255. */
function differenceOf(some: Uint8ClampedArray, others: Uint8ClampedArray): number {
  const sum = some.reduce((total, value, at) => total + Math.abs(value - (others[at] ?? 0)), 0);
  return sum / some.length;
}

test("the layers of a light add up to its pictures of day and night", async () => {
  const list = readFileSync(join(pictures, "rendered.json"), "utf8");
  const { pair } = (JSON.parse(list) as Record<string, { pair: Pair }>)[NAME] ?? {};
  if (!pair) throw new Error(`${NAME} has no pair`);
  const [room, lamp] = await Promise.all([pixelsOf("-ambient"), pixelsOf("-lamp")]);
  const sum = new Uint8ClampedArray(room.length);
  addLayers(sum, room, lamp, { room: 1, lamp: pair.lampByDay, kelvin: 3000 });
  const day = await pixelsOf("");
  expect(differenceOf(sum, day)).toBeLessThan(2);
  addLayers(sum, room, lamp, { room: pair.ambientByNight, lamp: pair.lampByNight, kelvin: 3000 });
  expect(differenceOf(sum, await pixelsOf("-night"))).toBeLessThan(2);
  expect(differenceOf(sum, day)).toBeGreaterThan(50);
  addLayers(sum, room, lamp, { room: 1, lamp: pair.lampByDay, kelvin: 6500 });
  expect(differenceOf(sum, day)).toBeGreaterThan(2);
});

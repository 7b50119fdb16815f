import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { roomLayersStem } from "../../../db/demo/light-layers.ts";
import { roomPicturesOf, productsInRooms } from "../../../db/demo/room-pictures.ts";
import { bytesOf, differenceFromPicture, type RoomPictures } from "../checks/room-sum.ts";
import { sampled } from "../checks/sampled.ts";
import { renderTaskOf } from "./recipe.ts";
import { renderedRooms } from "./rendered-rooms.ts";
import { roomLayers } from "./room-layers.ts";
import { roomViews } from "./views.ts";

const PICTURES = join(import.meta.dirname, "../../../db/demo/pictures");
/** Of a picture up to two megapixels; of larger ones, a tenth of a byte for each pixel. */
const LARGEST = 200_000;
/** Maximum bytes of both layers per pixel: they are fetched on the first use of a control. */
const LARGEST_LAYERS = 0.12;
/** Of 255: three lossy files; crystal and foliage, the busiest pictures, have about 2.5 and 0.5. */
const WEBP_LOSS = { mean: 3.5, cast: 1 };
const views = new Map(roomViews.map((view) => [view.name, view]));
const entries = Object.entries(renderedRooms());

describe("room pictures", () => {
  it("belong to known views, each listed once", () => {
    expect(entries.map(([name]) => name).filter((name) => !views.has(name))).toEqual([]);
    expect(views.size).toBe(roomViews.length);
  });

  it("have a distinct scene for every view", () => {
    const tasks = roomViews.map((view) => renderTaskOf(view));
    expect(new Set(tasks.map(({ scene }) => scene)).size).toBe(roomViews.length);
  });

  it("have the listed size and a limited file size", async () => {
    const wrong: string[] = [];
    for (const [name, { width, height }] of entries) {
      const path = join(PICTURES, `${name}.webp`);
      const [picture, { size }] = [await sharp(path).metadata(), await stat(path)];
      const largest = Math.max(LARGEST, 0.1 * width * height);
      const fits = picture.width === width && picture.height === height && size <= largest;
      if (!fits) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it("are neither too dark nor overexposed", async () => {
    const wrong: string[] = [];
    for (const [name] of sampled(entries)) {
      const { channels } = await sharp(join(PICTURES, `${name}.webp`))
        .greyscale()
        .stats();
      const { mean = 0, stdev = 0, max = 0 } = channels[0] ?? {};
      if (mean < 12 || mean > 190 || stdev < 12 || max < 120)
        wrong.push(`${name} ${mean} ${stdev}`);
    }
    expect(wrong).toEqual([]);
  });

  it("have 4:5 crops for the products that they show", async () => {
    const wrong: string[] = [];
    for (const { product, finish, view } of productsInRooms) {
      for (const { file } of roomPicturesOf(product, finish)) {
        const { width, height } = await sharp(join(PICTURES, file)).metadata();
        if (Math.abs(width / height - 4 / 5) > 0.002 || !renderedRooms()[view]) wrong.push(file);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const lit = Object.entries(roomLayers()).flatMap(([name, { pair }]) =>
  pair?.film ? [{ name, pair: { ...pair, film: pair.film } }] : [],
);
const fileOf = (name: string, layer = "") => join(PICTURES, `${roomLayersStem(name)}${layer}.webp`);

async function picturesOf(name: string): Promise<RoomPictures> {
  const [picture, room, lamp] = await Promise.all([
    bytesOf(fileOf(name)),
    bytesOf(fileOf(name, "-ambient")),
    bytesOf(fileOf(name, "-lamp")),
  ]);
  return { picture, room, lamp };
}

describe("layers of lit rooms", () => {
  it("add up to the picture of the room with its film curve", async () => {
    const off: string[] = [];
    for (const { name, pair } of sampled(lit)) {
      const { mean, cast } = differenceFromPicture(await picturesOf(name), pair);
      if (!(mean < WEBP_LOSS.mean && cast < WEBP_LOSS.cast)) off.push(`${name} ${mean} ${cast}`);
    }
    expect(off).toEqual([]);
    expect(lit.length).toBeGreaterThan(8);
  });

  it("fail the check with another exposure, film, lamp colour or shift", async () => {
    const name = "layali-arm-chandelier--antique-brass";
    const pair = lit.find((one) => one.name === name)?.pair;
    if (!pair) throw new Error(`${name} has no layers`);
    const pictures = await picturesOf(name);
    const { film } = pair;
    const wrong = [
      differenceFromPicture(pictures, { ...pair, lampByNight: pair.lampByNight * 1.1 }),
      differenceFromPicture(pictures, { ...pair, ambientByNight: pair.ambientByNight * 1.3 }),
      differenceFromPicture(pictures, { ...pair, kelvin: pair.kelvin + 300 }),
      differenceFromPicture(pictures, { ...pair, film: { ...film, contrast: 1.25 } }),
      differenceFromPicture(pictures, { ...pair, film: { ...film, saturation: 1.25 } }),
      differenceFromPicture({ ...pictures, lamp: pictures.lamp.subarray(30) }, pair),
    ];
    const passing = wrong.filter(
      ({ mean, cast }) => mean < WEBP_LOSS.mean && cast < WEBP_LOSS.cast,
    );
    expect(passing).toEqual([]);
  });

  it("have the picture's size and at most 0.12 bytes per pixel", async () => {
    const wrong: string[] = [];
    for (const { name } of lit) {
      const files = [fileOf(name, "-ambient"), fileOf(name, "-lamp")];
      const sizes = await Promise.all(
        [fileOf(name), ...files].map((file) => sharp(file).metadata()),
      );
      const pixels = sizes[0]!.width * sizes[0]!.height;
      const isAlike = new Set(sizes.map(({ width, height }) => `${width}x${height}`)).size === 1;
      const bytes = await Promise.all(files.map(async (file) => (await stat(file)).size));
      const total = bytes.reduce((sum, one) => sum + one, 0);
      if (!isAlike || total > LARGEST_LAYERS * pixels) wrong.push(`${name} ${total}`);
    }
    expect(wrong).toEqual([]);
  });
});

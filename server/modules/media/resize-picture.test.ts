import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resizePicture } from "./resize-picture.ts";

let folder: string;
let file: string;

/** Ten stripes, 40 wide, each a little brighter than the one to its left. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fanous-cuts-"));
  file = join(folder, "stripes.png");
  const create = { width: 400, height: 200, channels: 3, background: "#000" } as const;
  const stripes = Array.from({ length: 10 }, (_, place) => ({
    input: {
      create: { ...create, width: 40, background: { r: 20 * place, g: 20 * place, b: 20 * place } },
    },
    left: 40 * place,
    top: 0,
  }));
  await sharp({ create }).composite(stripes).png().toFile(file);
});
afterAll(() => rm(folder, { recursive: true }));

const SQUARE = { width: 100, height: 100, format: "png", quality: 80 } as const;

/** Brightness at the left and right edge of a square cropped from the stripes. */
async function edges(at: number | undefined): Promise<number[]> {
  const bytes = await resizePicture(file, { ...SQUARE, at });
  if (bytes === "unreadable") throw new Error("The stripes cannot be read");
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([100, 100]);
  return [data[0] ?? -1, data[(info.width - 1) * info.channels] ?? -1];
}

test("crops a picture at the given position, else in the middle", async () => {
  expect(await edges(0)).toEqual([0, 80]);
  expect(await edges(undefined)).toEqual([40, 140]);
  expect(await edges(100)).toEqual([100, 180]);
});

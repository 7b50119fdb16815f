import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { roomPicturesOf, productsInRooms } from "../../../db/demo/room-pictures.ts";
import { renderTaskOf } from "./recipe.ts";
import { renderedRooms } from "./rendered-rooms.ts";
import { roomViews } from "./views.ts";

const PICTURES = join(import.meta.dirname, "../../../db/demo/pictures");
const LARGEST = 200_000;
const views = new Map(roomViews.map((view) => [view.name, view]));
const entries = Object.entries(renderedRooms());

describe("pictures of rooms", () => {
  it("are of views that there are, each listed once", () => {
    expect(entries.map(([name]) => name).filter((name) => !views.has(name))).toEqual([]);
    expect(views.size).toBe(roomViews.length);
  });

  it("show products of the catalogue, in settings of their own", () => {
    const tasks = roomViews.map((view) => renderTaskOf(view));
    expect(new Set(tasks.map(({ scene }) => scene)).size).toBe(roomViews.length);
  });

  it("are on disk in the size that the list names, small enough for the repository", async () => {
    const wrong: string[] = [];
    for (const [name, { width, height }] of entries) {
      const path = join(PICTURES, `${name}.webp`);
      const [picture, { size }] = [await sharp(path).metadata(), await stat(path)];
      const fits = picture.width === width && picture.height === height && size <= LARGEST;
      if (!fits) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it("are well exposed: neither black nor burnt out", async () => {
    const wrong: string[] = [];
    for (const [name] of entries) {
      const { channels } = await sharp(join(PICTURES, `${name}.webp`))
        .greyscale()
        .stats();
      const { mean = 0, stdev = 0, max = 0 } = channels[0] ?? {};
      if (mean < 12 || mean > 190 || stdev < 12 || max < 120)
        wrong.push(`${name} ${mean} ${stdev}`);
    }
    expect(wrong).toEqual([]);
  });

  it("have upright cuts for the products that are seen in them", async () => {
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

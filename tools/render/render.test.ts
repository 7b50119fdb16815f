import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { renderJobs } from "./jobs.ts";
import { fileOf, type Rendered, rendered } from "./shelf.ts";

const PICTURES = join(import.meta.dirname, "../../db/demo/pictures");
const LARGEST = 200_000;
/** Mean error of linear light that three lossy files may add up to; crystal, the busiest picture, has 0.012. */
const WEBP_LOSS = 0.016;
const jobs = new Map(renderJobs().map((job) => [job.name, job]));
const entries = Object.entries(rendered());

function pathOf(name: string, role: string): string {
  const job = jobs.get(name);
  if (!job) throw new Error(`${name} is no finish of a product`);
  return join(PICTURES, fileOf(job, role));
}

/** Linear light of a crop from the middle of a picture. */
async function lightOf(name: string, role: string): Promise<number[]> {
  const crop = { left: 250, top: 300, width: 300, height: 400 };
  const image = sharp(await readFile(pathOf(name, role))).extract(crop);
  return [...(await image.raw().toBuffer())].map((byte) => {
    const v = byte / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
}

/** Mean difference between a picture and the sum of its layers, where the sum is within the screen's range. */
async function differenceOf(name: string, entry: Rendered, role: "hero" | "night") {
  const pair = entry.pair;
  if (!pair) throw new Error(`${name} has no pair`);
  const layers = ["ambient", "lamp", role].map((each) => lightOf(name, each));
  const [ambient = [], lamp = [], whole = []] = await Promise.all(layers);
  const [room, light] =
    role === "hero" ? [1, pair.lampByDay] : [pair.ambientByNight, pair.lampByNight];
  let [sum, count] = [0, 0];
  for (let at = 0; at < whole.length; at += 3) {
    const expected = [0, 1, 2].map(
      (c) => room * (ambient[at + c] ?? 0) + light * (pair.tint[c] ?? 0) * (lamp[at + c] ?? 0),
    );
    if (Math.max(...expected) > 0.95) continue;
    sum += expected.reduce((total, value, c) => total + Math.abs(value - (whole[at + c] ?? 0)), 0);
    count += 3;
  }
  return sum / count;
}

describe("rendered pictures", () => {
  it("are of finishes that the catalogue has, with the roles that the product needs", () => {
    const wrong = entries.filter(([name, { roles }]) => {
      const wanted = jobs.get(name)?.light ? "hero,night,ambient,lamp" : "hero";
      return !jobs.has(name) || roles.join() !== wanted;
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it("are on disk in the size that the list tells, small enough for the repository", async () => {
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

  it("of lights are a registered pair: room and lamp add up to the hero and to the night", async () => {
    const off: string[] = [];
    for (const [name, entry] of entries.filter(([, { pair }]) => pair)) {
      for (const role of ["hero", "night"] as const) {
        const difference = await differenceOf(name, entry, role);
        if (!(difference < WEBP_LOSS)) off.push(`${name} ${role} ${difference.toFixed(4)}`);
      }
    }
    expect(off).toEqual([]);
  }, 60_000);
});

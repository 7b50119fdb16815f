import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { jobs, named } from "./manifest.ts";

const root = join(import.meta.dirname, "../..");
const drawn = jobs();

describe("pictures of the catalogue", () => {
  it("exist on disk, every one that the catalogue names", () => {
    const missing = named().filter((file) => !existsSync(join(root, file)));
    expect(missing).toEqual([]);
  });

  it("come out the same bytes when drawn again", async () => {
    const stale: string[] = [];
    for (const { file, draw } of drawn) {
      const kept = await readFile(join(root, file), "utf8").catch(() => "");
      if (kept !== draw()) stale.push(file);
    }
    expect(stale).toEqual([]);
  }, 60_000);

  it("stay small and whole", () => {
    const bad = drawn.filter(({ draw }) => {
      const svg = draw();
      return svg.length > 60_000 || /NaN|undefined|Infinity/.test(svg);
    });
    expect(bad.map(({ file }) => file)).toEqual([]);
  }, 60_000);

  const sampled = drawn.filter((_, i) => i % 29 === 0);
  it.each(sampled)(
    "$file can be rasterised",
    async ({ file }) => {
      const image = sharp(await readFile(join(root, file))).resize({ width: 120 });
      const { channels } = await image.stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(1);
    },
    60_000,
  );
});

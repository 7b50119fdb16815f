import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const inPublic = (file: string) => join(root, "web/public", file);

async function sizeOf(file: string): Promise<string> {
  const { width, height } = await sharp(inPublic(file)).metadata();
  return `${width}x${height}`;
}

test("has every icon file named in the document's head", () => {
  const head = readFileSync(join(root, "web/root.tsx"), "utf8");
  const named = [...head.matchAll(/href="\/([^"]+)"/g)].map(([, file = ""]) => file);
  expect(named).toEqual(
    expect.arrayContaining([
      "favicon.ico",
      "favicon.svg",
      "apple-touch-icon.png",
      "site.webmanifest",
    ]),
  );
  expect(named.filter((file) => !existsSync(inPublic(file)))).toEqual([]);
});

test("has manifest icons of the stated sizes, one of them maskable", async () => {
  const manifest = JSON.parse(readFileSync(inPublic("site.webmanifest"), "utf8")) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const sizes = await Promise.all(manifest.icons.map(({ src }) => sizeOf(src)));
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
});

test("has favicon, touch icon and social card in the expected sizes", async () => {
  const ico = readFileSync(inPublic("favicon.ico"));
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => ico[6 + 16 * at]);
  expect(sizes).toEqual([16, 32, 48]);
  expect(await sizeOf("apple-touch-icon.png")).toBe("180x180");
  expect(await sizeOf("social-card.jpg")).toBe("1200x630");
  expect(statSync(inPublic("social-card.jpg")).size).toBeLessThan(300_000);
});

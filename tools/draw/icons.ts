/**
 * The shop's logo in the formats that browsers, phones and link previews need: `node
 * tools/draw/icons.ts`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { appIcon, favicon, logoMark, smallestFavicon, socialCard } from "./logo.ts";

const root = join(import.meta.dirname, "../..");

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An icon file with several sizes, each a PNG. */
async function ico(drawings: { size: number; svg: string }[]): Promise<Buffer> {
  const sizes = drawings.map(({ size }) => size);
  const images = await Promise.all(drawings.map(({ size, svg }) => png(svg, size)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(sizes[index] ?? 0, at);
    head.writeUInt8(sizes[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}

const files: Record<string, () => Buffer | Promise<Buffer>> = {
  "logo-mark.svg": () => Buffer.from(logoMark()),
  "favicon.svg": () => Buffer.from(favicon()),
  "favicon.ico": () =>
    ico([
      { size: 16, svg: smallestFavicon() },
      { size: 32, svg: favicon() },
      { size: 48, svg: favicon() },
    ]),
  "apple-touch-icon.png": () => png(appIcon(0.74), 180),
  "icons/app-192.png": () => png(appIcon(0.74), 192),
  "icons/app-512.png": () => png(appIcon(0.74), 512),
  // Of a maskable icon, only the middle four fifths are guaranteed to be visible.
  "icons/app-maskable-512.png": () => png(appIcon(0.56), 512),
  "social-card.jpg": () =>
    sharp(Buffer.from(socialCard())).jpeg({ quality: 90, mozjpeg: true }).toBuffer(),
};

for (const [file, make] of Object.entries(files)) {
  const path = join(root, "web/public", file);
  const bytes = await make();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

/** Contact sheet for looking: `node tools/draw/sheet.ts out.png a.svg b.svg …`. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";

const [out = "sheet.png", ...files] = process.argv.slice(2);
const width = files.length > 12 ? 260 : files.length > 4 ? 400 : 640;
const columns = Math.min(files.length, Math.floor(2080 / width));

const tiles = await Promise.all(
  files.map(async (file) => {
    const image = sharp(await readFile(file), { density: 72 });
    return image
      .resize({ width, height: Math.round(width * 1.25), fit: "contain", background: "#faf7f1" })
      .png()
      .toBuffer();
  }),
);
const cell = Math.round(width * 1.25);
const rows = Math.ceil(tiles.length / columns);
await sharp({
  create: { width: columns * width, height: rows * cell, channels: 3, background: "#ffffff" },
})
  .composite(
    tiles.map((input, i) => ({
      input,
      left: (i % columns) * width,
      top: Math.floor(i / columns) * cell,
    })),
  )
  .png()
  .toFile(out);

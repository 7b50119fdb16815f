import sharp, { type Sharp } from "sharp";
import { MAX_SIDE, type Modifiers } from "./image-modifiers.ts";

// One thread per picture, and no memory kept between them: the pages need both.
sharp.concurrency(1);
sharp.cache(false);

/** Points per inch at which a drawing has its nominal size. */
const BASE_DENSITY = 72;
const MAX_PIXELS = 50_000_000;
/** AVIF costs ten times the time of WebP at its default effort; at 2 it is still the smaller file. */
const AVIF_EFFORT = 2;

/** Makes a picture of another size and format. Photographs are never blown up; drawings are drawn at the size asked for. */
export async function resizePicture(file: string, modifiers: Modifiers): Promise<Buffer> {
  const isDrawing = file.endsWith(".svg");
  const density = isDrawing ? await densityFor(file, modifiers) : BASE_DENSITY;
  const { width, height } = sizeOf(modifiers);
  const picture = sharp(file, { density, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({
      width,
      height,
      fit: modifiers.width && modifiers.height ? "cover" : "inside",
      withoutEnlargement: !isDrawing || !(modifiers.width || modifiers.height),
    });
  return encode(picture, modifiers).toBuffer();
}

function sizeOf({ width, height }: Modifiers): { width: number; height: number } {
  return { width: width ?? MAX_SIDE, height: height ?? MAX_SIDE };
}

/** The density at which a drawing is just as large as asked for: sharp lines without wasted pixels. */
async function densityFor(file: string, { width, height }: Modifiers): Promise<number> {
  const natural = await sharp(file).metadata();
  const ratios = [width && width / natural.width, height && height / natural.height].filter(
    (ratio) => ratio !== undefined,
  );
  const wanted = ratios.length > 0 ? Math.max(...ratios) : 1;
  const largest = MAX_SIDE / Math.max(natural.width, natural.height);
  return Math.max(1, BASE_DENSITY * Math.min(wanted, Math.max(largest, 1e-3)));
}

function encode(picture: Sharp, { format, quality }: Modifiers): Sharp {
  switch (format) {
    case "webp":
      return picture.webp({ quality });
    case "avif":
      return picture.avif({ quality, effort: AVIF_EFFORT });
    case "jpeg":
      return picture.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true });
    case "png":
      return picture.png();
  }
}

import sharp, { type Sharp } from "sharp";
import { MAX_SIDE } from "#contract/media/picture.ts";
import { hasHeader } from "./clean-picture.ts";
import type { Modifiers } from "./image-modifiers.ts";

// One thread per picture, and no memory kept between them: the pages need both.
sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 50_000_000;
/** AVIF costs ten times the time of WebP at its default effort; at 2 it is still the smaller file. */
const AVIF_EFFORT = 2;

/** Makes a picture of another size and format, if its header can be read. It is never blown up. */
export async function resizePicture(
  file: string,
  modifiers: Modifiers,
): Promise<Buffer | "unreadable"> {
  const { width, height } = modifiers;
  if (!(await hasHeader(file))) return "unreadable";
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({
      width: width ?? MAX_SIDE,
      height: height ?? MAX_SIDE,
      fit: width !== undefined && height !== undefined ? "cover" : "inside",
      withoutEnlargement: true,
    });
  return encode(picture, modifiers).toBuffer();
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

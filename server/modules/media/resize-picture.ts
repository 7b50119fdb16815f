import sharp, { type Sharp } from "sharp";
import { MAX_SIDE } from "#contract/media/picture.ts";
import { hasHeader } from "./clean-picture.ts";
import type { Modifiers } from "./image-modifiers.ts";

// One thread per picture, and no cache between them: the pages need both CPU and memory.
sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 50_000_000;
/**
 * AVIF takes ten times as long as WebP at its default effort; at 2 it is still the smaller file.
 */
const AVIF_EFFORT = 2;

/** Resizes and converts a picture, if its header can be read. It is never enlarged. */
export async function resizePicture(
  file: string,
  modifiers: Modifiers,
): Promise<Buffer | "unreadable"> {
  const { width, height } = modifiers;
  if (!(await hasHeader(file))) return "unreadable";
  const opened = sharp(file, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const picture = (await cutBeside(opened, modifiers)).resize({
    width: width ?? MAX_SIDE,
    height: height ?? MAX_SIDE,
    fit: width !== undefined && height !== undefined ? "cover" : "inside",
    withoutEnlargement: true,
  });
  return encode(picture, modifiers).toBuffer();
}

/** Crops a picture to the requested aspect ratio when the crop is not centred. */
async function cutBeside(picture: Sharp, { width, height, at }: Modifiers): Promise<Sharp> {
  if (at === undefined || width === undefined || height === undefined) return picture;
  const own = (await picture.metadata()).autoOrient;
  const scale = Math.min(own.width / width, own.height / height);
  const shown = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const before = (side: "width" | "height") => Math.round(((own[side] - shown[side]) * at) / 100);
  return picture.extract({ left: before("width"), top: before("height"), ...shown });
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

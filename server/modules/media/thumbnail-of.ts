import sharp from "sharp";
import { limitConcurrency } from "#server/platform/limit-concurrency.ts";

/** Twice its size in a list: sharp on a dense screen. */
const SIDE = 320;

const inTurn = limitConcurrency(1, 20);

/** A thumbnail of a picture written by `cleanUpload`, with the picture's dimensions. */
export async function thumbnailOf(
  clean: Buffer,
): Promise<{ thumbnail: Buffer; width: number; height: number }> {
  return inTurn(async () => {
    const { width, height } = await sharp(clean).metadata();
    const thumbnail = await sharp(clean)
      .resize({ width: SIDE, height: SIDE, fit: "cover", withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
    return { thumbnail, width, height };
  });
}

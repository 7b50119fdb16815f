/** Upright cuts of rooms for the pages of the products that are seen in them. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { roomPicturesOf, seenInRooms } from "../../../db/demo/room-pictures.ts";
import { here } from "../recipe.ts";

const PICTURES = join(here, "../../db/demo/pictures");
const SHAPE = 4 / 5;
const QUALITY = 90;

/** Cuts the pictures of a view out of it, once it is rendered. */
export async function cutFrom(view: string): Promise<void> {
  for (const seen of seenInRooms.filter((one) => one.view === view)) {
    const whole = sharp(join(PICTURES, `${view}.webp`));
    const { width, height } = await whole.metadata();
    const wide = Math.round(height * SHAPE);
    const left = Math.round(Math.min(Math.max(seen.middle * width - wide / 2, 0), width - wide));
    const cut = whole.extract({ left, top: 0, width: wide, height });
    const bytes = await cut.webp({ quality: QUALITY, smartSubsample: true }).toBuffer();
    for (const { file } of roomPicturesOf(seen.product, seen.finish))
      await writeFile(join(PICTURES, file), bytes);
  }
}

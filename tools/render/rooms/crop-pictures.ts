/** Portrait crops of rooms, for the pages of the products shown in them. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { roomPicturesOf, productsInRooms } from "../../../db/demo/room-pictures.ts";
import { here } from "../recipe.ts";

const PICTURES = join(here, "../../db/demo/pictures");
const SHAPE = 4 / 5;
const QUALITY = 90;

/** Crops the products' pictures from a rendered view. */
export async function cropPictures(view: string): Promise<void> {
  for (const shown of productsInRooms.filter((one) => one.view === view)) {
    const whole = sharp(join(PICTURES, `${view}.webp`));
    const { width, height } = await whole.metadata();
    const wide = Math.round(height * SHAPE);
    const left = Math.round(Math.min(Math.max(shown.middle * width - wide / 2, 0), width - wide));
    const crop = whole.extract({ left, top: 0, width: wide, height });
    const bytes = await crop.webp({ quality: QUALITY, smartSubsample: true }).toBuffer();
    for (const { file } of roomPicturesOf(shown.product, shown.finish))
      await writeFile(join(PICTURES, file), bytes);
  }
}

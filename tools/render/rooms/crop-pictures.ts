/** Portrait crops of rooms, for the pages of the products shown in them. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { roomPicturesOf, productsInRooms } from "../../../db/demo/room-pictures.ts";
import { here } from "../recipe.ts";
import { cropOf } from "./crop-of.ts";

const PICTURES = join(here, "../../db/demo/pictures");
const QUALITY = 90;

/** Crops the products' pictures from a rendered view. */
export async function cropPictures(view: string): Promise<void> {
  for (const shown of productsInRooms.filter((one) => one.view === view)) {
    const whole = sharp(join(PICTURES, `${view}.webp`));
    const crop = whole.extract(cropOf(await whole.metadata(), shown.middle));
    const bytes = await crop.webp({ quality: QUALITY, smartSubsample: true }).toBuffer();
    for (const { file } of roomPicturesOf(shown.product, shown.finish))
      await writeFile(join(PICTURES, file), bytes);
  }
}

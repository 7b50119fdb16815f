import { doorsFromNear } from "./details/doors.ts";
import { fixedFromNear } from "./details/fixed.ts";
import { hangingFromNear } from "./details/hanging.ts";
import { lampsFromNear } from "./details/lamps.ts";
import { outdoorsFromNear } from "./details/outdoors.ts";
import { platesFromNear } from "./details/plates.ts";
import taken from "./pictures/details.json" with { type: "json" };
import type { Bilingual, DemoPicture } from "./types.ts";

/** What the picture from near shows, by the code of the product. */
export const seenFromNear: Record<string, Bilingual> = {
  ...hangingFromNear,
  ...fixedFromNear,
  ...outdoorsFromNear,
  ...lampsFromNear,
  ...doorsFromNear,
  ...platesFromNear,
};

/** The product from near in this finish, where it was taken; `named` is the finish in words. */
export function nearPicturesOf(product: string, finish: string, named?: Bilingual): DemoPicture[] {
  const seen = seenFromNear[product];
  const name = `${product}--${finish}`;
  if (!seen || !Object.hasOwn(taken, name)) return [];
  const alt = named
    ? { ar: `${seen.ar}، ${named.ar}`, en: `${seen.en}, ${named.en.toLowerCase()}` }
    : seen;
  return [{ file: `products/${name}-detail.webp`, role: "detail", alt }];
}

import { doorsDetails } from "./details/doors.ts";
import { fixedDetails } from "./details/fixed.ts";
import { hangingDetails } from "./details/hanging.ts";
import { lampsDetails } from "./details/lamps.ts";
import { outdoorsDetails } from "./details/outdoors.ts";
import { platesDetails } from "./details/plates.ts";
import rendered from "./pictures/details.json" with { type: "json" };
import type { Bilingual, DemoPicture } from "./types.ts";

/** What the close-up of a product shows, by its code. */
export const detailTexts: Record<string, Bilingual> = {
  ...hangingDetails,
  ...fixedDetails,
  ...outdoorsDetails,
  ...lampsDetails,
  ...doorsDetails,
  ...platesDetails,
};

/** The close-up of the product in this finish, if there is one; `named` is the finish in words. */
export function detailPicturesOf(
  product: string,
  finish: string,
  named?: Bilingual,
): DemoPicture[] {
  const shown = detailTexts[product];
  const name = `${product}--${finish}`;
  if (!shown || !Object.hasOwn(rendered, name)) return [];
  const alt = named
    ? { ar: `${shown.ar}، ${named.ar}`, en: `${shown.en}, ${named.en.toLowerCase()}` }
    : shown;
  return [{ file: `products/${name}-detail.webp`, role: "detail", alt }];
}

import { attributes } from "./attributes.ts";
import { detailPicturesOf } from "./detail-pictures.ts";
import { roomPicturesOf } from "./room-pictures.ts";
import type { Bilingual, DemoPicture, DemoProduct, DemoVariant } from "./types.ts";

const FINISHES = new Map(
  attributes.find(({ code }) => code === "finish")?.values?.map(({ code, name }) => [code, name]),
);

/**
 * Finish of a variant, from its options or the product's attributes; `none` if it has no finish.
 */
export function finishOf(product: DemoProduct, variant: DemoVariant): string {
  const finish =
    variant.options["finish"] ?? variant.attributes?.["finish"] ?? product.attributes["finish"];
  return typeof finish === "string" ? finish : "none";
}

/** Whether the product gives light, and so has a night picture. */
export function givesLight(product: DemoProduct): boolean {
  return "luminous_flux" in product.attributes || product.attributes["lamp_count"] !== undefined;
}

/**
 * The pictures of one variant: the daylight one, the lit one if it gives light, then the close-up
 * and the room that shows it.
 */
export function picturesOf(product: DemoProduct, variant: DemoVariant): DemoPicture[] {
  const finish = finishOf(product, variant);
  const stem = `products/${product.code}--${finish}`;
  const seen = describedIn(product, finish);
  const hero: DemoPicture = { file: `${stem}.webp`, role: "hero", alt: seen };
  const night: DemoPicture = {
    file: `${stem}-night.webp`,
    role: "night",
    alt: { ar: `${seen.ar}، ليلًا والإضاءة تعمل`, en: `${seen.en}, lit at night` },
  };
  const own = givesLight(product) ? [hero, night] : [hero];
  const details = detailPicturesOf(product.code, finish, FINISHES.get(finish));
  return [...own, ...details, ...roomPicturesOf(product.code, finish)];
}

/** Alt text of a picture: the product, and its finish if it has one. */
function describedIn({ name }: DemoProduct, finish: string): Bilingual {
  const named = FINISHES.get(finish);
  if (!named) return name;
  return { ar: `${name.ar}، ${named.ar}`, en: `${name.en}, ${named.en.toLowerCase()}` };
}

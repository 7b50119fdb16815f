import type { Bilingual } from "../types.ts";
import type { DemoContentPicture, DemoTextPart } from "./types.ts";

/** A text in Arabic, then in English. */
type Pair = [ar: string, en: string];

const both = ([ar, en]: Pair): Bilingual => ({ ar, en });

export const heading = (...pair: Pair): DemoTextPart => ({ kind: "heading", text: both(pair) });

export const text = (...pair: Pair): DemoTextPart => ({ kind: "text", text: both(pair) });

export const list = (...items: Pair[]): DemoTextPart => ({ kind: "list", items: items.map(both) });

export const steps = (...items: Pair[]): DemoTextPart => ({
  kind: "steps",
  items: items.map(both),
});

export const quote = (said: Pair, by: Pair): DemoTextPart => ({
  kind: "quote",
  text: both(said),
  by: both(by),
});

export const link = (target: string, ...label: Pair): DemoTextPart => ({
  kind: "link",
  label: both(label),
  target,
});

/** A rendered room under db/demo/pictures/: `scenes/home-hero`, `albums/reception-dining/01`. */
export const roomPicture = (name: string, ...alt: Pair): DemoContentPicture => ({
  file: `${name}.webp`,
  alt: both(alt),
});

/** A product by itself: `khan-pierced-lantern--copper-night`. */
export const productPicture = (name: string, ...alt: Pair): DemoContentPicture => ({
  file: `products/${name}.webp`,
  alt: both(alt),
});

export const picture = (shown: DemoContentPicture, ...caption: Pair): DemoTextPart => ({
  kind: "picture",
  picture: shown,
  caption: both(caption),
});

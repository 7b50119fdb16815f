import type { Bilingual } from "../types.ts";

/** A product seen in a room: a portrait crop of a picture rendered by `tools/render/rooms`. */
export interface ProductInRoom {
  product: string;
  finish: string;
  /**
   * View in `tools/render/rooms/views.ts` that it is cropped from, and the horizontal middle of the
   * crop: 0 left, 1 right.
   */
  view: string;
  middle: number;
  alt: Bilingual;
}

import type { Bilingual } from "../types.ts";

/** A product seen in a room: an upright crop of a picture that `tools/render/rooms` has rendered. */
export interface ProductInRoom {
  product: string;
  finish: string;
  /** View of `tools/render/rooms/views.ts` that it is cropped from, and where the middle of the crop is: 0 left, 1 right. */
  view: string;
  middle: number;
  alt: Bilingual;
}

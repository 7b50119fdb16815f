import type { Bilingual } from "../types.ts";

/** A product seen in a room: an upright cut of a picture that `tools/render/rooms` has rendered. */
export interface SeenInRoom {
  product: string;
  finish: string;
  /** View of `tools/render/rooms/views.ts` that it is cut from, and where the middle of the cut is: 0 left, 1 right. */
  view: string;
  middle: number;
  alt: Bilingual;
}

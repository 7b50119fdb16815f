import type { Bilingual } from "../../types.ts";
import type { DemoAlbumPicture } from "../types.ts";

/** A piece in a room: what the rendered picture shows, and until it is rendered, the drawing that stands for it. */
export interface RoomView {
  product: string;
  /** Under db/demo/pictures/, without the ending: `products/hala-ring-chandelier--brass-night`. */
  drawing: string;
  drawingAlt: Bilingual;
  roomAlt: Bilingual;
  caption: Bilingual;
}

/** Pictures of an album in order; `rendered` are the numbers of those under db/demo/pictures/albums/<album>/. */
export function albumPictures(
  album: string,
  views: RoomView[],
  rendered: readonly number[],
): DemoAlbumPicture[] {
  return views.map(({ product, caption, drawing, drawingAlt, roomAlt }, index) => {
    const number = index + 1;
    const shown = rendered.includes(number)
      ? { file: `albums/${album}/${String(number).padStart(2, "0")}.webp`, alt: roomAlt }
      : { file: `${drawing}.svg`, alt: drawingAlt };
    return { ...shown, caption, product };
  });
}

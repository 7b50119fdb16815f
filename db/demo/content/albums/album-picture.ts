import type { Bilingual } from "../../types.ts";
import type { DemoAlbumPicture } from "../types.ts";

/** A piece in a room: what the rendered picture shows, and the picture of the piece that stands for it until then. */
export interface RoomView {
  product: string;
  /** File under db/demo/pictures/. */
  piece: string;
  pieceAlt: Bilingual;
  roomAlt: Bilingual;
  caption: Bilingual;
}

/** Pictures of an album in order; `rendered` are the numbers of those under db/demo/pictures/albums/<album>/. */
export function albumPictures(
  album: string,
  views: RoomView[],
  rendered: readonly number[],
): DemoAlbumPicture[] {
  return views.map(({ product, caption, piece, pieceAlt, roomAlt }, index) => {
    const number = index + 1;
    const shown = rendered.includes(number)
      ? { file: `albums/${album}/${String(number).padStart(2, "0")}.webp`, alt: roomAlt }
      : { file: piece, alt: pieceAlt };
    return { ...shown, caption, product };
  });
}

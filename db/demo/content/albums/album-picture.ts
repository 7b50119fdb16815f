import type { Bilingual } from "../../types.ts";
import type { DemoAlbumPicture } from "../types.ts";

/** One of our products in a room rendered by `tools/render/rooms`. */
export interface RoomView {
  product: string;
  alt: Bilingual;
  caption: Bilingual;
}

/** Pictures of an album in order: the first is `01.webp` under db/demo/pictures/albums/<album>/. */
export function albumPictures(album: string, views: RoomView[]): DemoAlbumPicture[] {
  return views.map((view, index) => {
    const number = String(index + 1).padStart(2, "0");
    return { ...view, file: `albums/${album}/${number}.webp` };
  });
}

import type { Picture } from "#contract/media/picture.ts";

/** A picture that the viewer shows large. */
export interface ViewedPicture {
  /** Names it in the address: `#picture-3`. */
  id: number;
  picture: Picture;
  caption?: string | null;
  /** What is seen, to buy, where the page is about something else. */
  product?: { name: string; path: string } | null;
}

import type { Picture } from "#contract/media/picture.ts";

/** A picture that the viewer shows large. */
export interface ViewedPicture {
  /** Names it in the address: `#picture-3`. */
  id: number;
  picture: Picture;
  /** It comes in one size from its own address: the proxy makes others of the shop's own pictures only. */
  isWhole?: boolean;
  /** Plays in its place; the picture is its poster. */
  film?: ViewedFilm | undefined;
  caption?: string | null;
  /** What is seen, to buy, where the page is about something else. */
  product?: { name: string; path: string } | null;
}

export interface ViewedFilm {
  title: string;
  /** In the order in which a browser should try them. */
  sources: readonly { src: string; type: string }[];
  captions: readonly { src: string; locale: string }[];
}

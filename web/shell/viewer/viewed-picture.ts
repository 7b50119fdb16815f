import type { Picture } from "#contract/media/picture.ts";
import type { ReactNode } from "react";

/** A picture that the viewer can show. */
export interface ViewedPicture {
  /** Its id in the URL: `#picture-3`. */
  id: number;
  picture: Picture;
  /** It has one size and a URL of its own: the proxy only resizes the shop's own pictures. */
  isWhole?: boolean;
  /** The film to play; the picture is its poster. */
  film?: ViewedFilm | undefined;
  /** Controls of a lit picture, which draw it anew on the element that covers it. */
  lightOver?: (cover: HTMLElement) => ReactNode;
  caption?: string | null;
  /** Link to the product in the picture, on pages about something else. */
  product?: { name: string; path: string } | null;
}

export interface ViewedFilm {
  title: string;
  /** In the order in which browsers should try them. */
  sources: readonly { src: string; type: string }[];
  captions: readonly { src: string; locale: string }[];
}

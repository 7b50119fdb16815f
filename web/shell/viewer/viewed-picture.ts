import type { Picture } from "#contract/media/picture.ts";
import type { LightOverlayProps } from "../light/light-overlay.tsx";

/** A picture that the viewer can show. */
export interface ViewedPicture {
  /** Its id in the URL: `#picture-3`. */
  id: number;
  picture: Picture;
  /** It has one size and a URL of its own: the proxy only resizes the shop's own pictures. */
  isWhole?: boolean;
  /** The film to play; the picture is its poster. */
  film?: ViewedFilm | undefined;
  /** The light in it can be changed, if it has layers. */
  light?: ShownLight | undefined;
  caption?: string | null;
  /** Link to the product in the picture, on pages about something else. */
  product?: { name: string; path: string } | null;
}

export type ShownLight = Pick<LightOverlayProps, "isRoom" | "canDim" | "kelvins">;

export interface ViewedFilm {
  title: string;
  /** In the order in which browsers should try them. */
  sources: readonly { src: string; type: string }[];
  captions: readonly { src: string; locale: string }[];
}

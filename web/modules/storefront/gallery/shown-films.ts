import type { Video } from "#contract/content/endpoints.ts";
import type { Picture } from "#contract/media/picture.ts";
import type { ViewedFilm } from "#web/shell/viewer/viewed-picture.ts";

/** A film among the pictures of a product. */
export interface ShownFilm {
  /** Its poster. */
  picture: Picture;
  film: ViewedFilm;
  /** The file, for those without script. */
  href: string | undefined;
}

/** What the gallery needs of films; one without a poster has nothing to stand among pictures with. Run by the server alone. */
export function shownFilms(videos: readonly Video[]): ShownFilm[] {
  return videos.flatMap(({ poster, title, sources, captions }) =>
    // Any browser plays the last.
    poster
      ? [{ picture: poster, film: { title, sources, captions }, href: sources.at(-1)?.src }]
      : [],
  );
}

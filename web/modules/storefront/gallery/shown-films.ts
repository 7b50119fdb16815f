import type { Video } from "#contract/content/endpoints.ts";
import type { Picture } from "#contract/media/picture.ts";
import type { ViewedFilm } from "#web/shell/viewer/viewed-picture.ts";

/** A film in a product's gallery. */
export interface ShownFilm {
  /** Its poster. */
  picture: Picture;
  film: ViewedFilm;
  /** The file, for browsers without script. */
  href: string | undefined;
}

/**
 * The films as the gallery needs them; those without a poster are left out. Runs on the server
 * only.
 */
export function shownFilms(videos: readonly Video[]): ShownFilm[] {
  return videos.flatMap(({ poster, title, sources, captions }) =>
    // The last source is the one that every browser plays.
    poster
      ? [{ picture: poster, film: { title, sources, captions }, href: sources.at(-1)?.src }]
      : [],
  );
}

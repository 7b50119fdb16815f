import type PhotoSwipe from "photoswipe";
import { largePicture } from "./picture-address.ts";
import type { ViewedFilm, ViewedPicture } from "./viewed-picture.ts";

/** Type of slide that PhotoSwipe leaves to this module. */
export const FILM_SLIDE = "film";

/**
 * Films among the pictures, in the browser's own player with its keys and captions. Only the poster
 * is loaded before it plays; it starts by itself only if it was just pressed, and stops when left.
 */
export function playFilms(
  viewer: PhotoSwipe,
  entryAt: (place: number) => ViewedPicture | undefined,
  locale: string,
): void {
  viewer.on("contentLoad", (event) => {
    const entry = entryAt(event.content.index);
    if (!entry?.film) return;
    event.preventDefault();
    const slide = document.createElement("div");
    slide.append(playerOf(entry.film, largePicture(entry.picture), locale));
    event.content.element = slide;
    event.content.onLoaded();
  });
  viewer.on("contentDeactivate", ({ content }) => content.element?.querySelector("video")?.pause());
  viewer.on("pointerDown", (event) => {
    // Drags on the player's controls must not move the slide.
    if (event.originalEvent.target instanceof HTMLVideoElement) event.preventDefault();
  });
  viewer.on("afterInit", () => {
    const player = viewer.currSlide?.content.element?.querySelector("video");
    if (player && navigator.userActivation.isActive) void player.play().catch(() => undefined);
  });
}

function playerOf(film: ViewedFilm, poster: string, locale: string): HTMLVideoElement {
  const player = document.createElement("video");
  player.className = "viewer-film";
  player.controls = true;
  player.playsInline = true;
  player.preload = "none";
  player.poster = poster;
  player.setAttribute("aria-label", film.title);
  for (const { src, type } of film.sources) {
    player.append(Object.assign(document.createElement("source"), { src, type }));
  }
  for (const { src, locale: spoken } of film.captions) {
    const track = document.createElement("track");
    const label = new Intl.DisplayNames(spoken, { type: "language" }).of(spoken);
    Object.assign(track, { src, label, kind: "captions", srclang: spoken });
    track.default = spoken === locale;
    player.append(track);
  }
  return player;
}

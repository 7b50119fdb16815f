/** Kinds of file beside pictures, by the extension of their storage keys. */
export const FILM_KINDS = {
  webm: "video/webm",
  mp4: "video/mp4",
  vtt: "text/vtt",
} as const;

export type FilmKind = keyof typeof FILM_KINDS;
export type FilmMime = (typeof FILM_KINDS)[FilmKind];

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{16}\.(webm|mp4|vtt)$/;

/** The kind of the file under a storage key; `undefined` when it cannot be one. */
export function filmKindOfKey(key: string): FilmKind | undefined {
  return KEY.exec(key)?.[1] as FilmKind | undefined;
}

import type { FilmKind } from "./film-kind.ts";
import { isMp4 } from "./mp4.ts";
import { isWebm } from "./webm.ts";

/** Captions are some lines of text; a longer file is something else. */
const MOST_CAPTION_BYTES = 512 * 1024;

/** Looks into the bytes, whatever their name says. @returns undefined for anything but a film or captions */
export function inspectFilm(bytes: Uint8Array): FilmKind | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isMp4(buffer)) return "mp4";
  if (isWebm(buffer)) return "webm";
  return isCaptions(buffer) ? "vtt" : undefined;
}

/** Text that begins as captions must, without anything that is no text. */
function isCaptions(bytes: Buffer): boolean {
  if (bytes.length > MOST_CAPTION_BYTES || bytes.includes(0)) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /^WEBVTT(?:[ \t][^\r\n]*)?(?:\r\n?|\n|$)/.test(text);
  } catch {
    return false;
  }
}

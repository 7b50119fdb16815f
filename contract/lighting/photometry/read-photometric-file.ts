import { PhotometricError } from "./photometric-error.ts";
import type { PhotometricFile } from "./photometry.ts";
import { readEulumdat } from "./read-eulumdat.ts";
import { readLm63 } from "./read-lm63.ts";

/** Available in browsers and servers, but missing in the type library shared by both. */
declare class TextDecoder {
  constructor(encoding: string, options?: { fatal: boolean });
  decode(content: Uint8Array): string;
}

/** The fixed header of EULUMDAT alone is longer, so a shorter file is not one. */
const LEAST_LINES = 26;

/**
 * Reads a manufacturer's file. The format is detected from the content, as file extensions are
 * often wrong.
 */
export function readPhotometricFile(content: Uint8Array): PhotometricFile {
  const text = decoded(content);
  if (/^\s*TILT\s*=/im.test(text)) return readLm63(text);
  if (text.split(/\r\n|\r|\n/).length < LEAST_LINES)
    throw new PhotometricError("no-photometric-file", 1);
  return readEulumdat(text);
}

/**
 * UTF-8 if valid; otherwise a Windows code page. Arabic words are runs of non-ASCII letters; in
 * western European languages such letters are isolated.
 */
function decoded(content: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    const isArabic = /[\u0080-\u00FF]{3}/.test(new TextDecoder("latin1").decode(content));
    return new TextDecoder(isArabic ? "windows-1256" : "windows-1252").decode(content);
  }
}

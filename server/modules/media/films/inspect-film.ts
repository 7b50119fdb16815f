import type { FilmKind } from "./film-kind.ts";

/** Captions are some lines of text; a longer file is something else. */
const MOST_CAPTION_BYTES = 512 * 1024;

/** Looks into the bytes, whatever their name says. @returns undefined for anything but a film or captions */
export function inspectFilm(bytes: Uint8Array): FilmKind | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isMp4(buffer)) return "mp4";
  if (isWebm(buffer)) return "webm";
  return isCaptions(buffer) ? "vtt" : undefined;
}

const BOX_HEADER = 8;
const LARGE_BOX_HEADER = 16;

/** Boxes that fill the file to its end, the first saying what it is, one the index and one the pictures themselves. */
function isMp4(bytes: Buffer): boolean {
  const names: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const size = boxSize(bytes, at);
    if (size === undefined || at + size > bytes.length) return false;
    names.push(bytes.toString("latin1", at + 4, at + BOX_HEADER));
    at += size;
  }
  return names[0] === "ftyp" && names.includes("moov") && names.includes("mdat");
}

function boxSize(bytes: Buffer, at: number): number | undefined {
  if (at + BOX_HEADER > bytes.length) return undefined;
  const size = bytes.readUInt32BE(at);
  if (size === 0) return bytes.length - at;
  if (size !== 1) return size >= BOX_HEADER ? size : undefined;
  if (at + LARGE_BOX_HEADER > bytes.length) return undefined;
  const large = Number(bytes.readBigUInt64BE(at + BOX_HEADER));
  return large >= LARGE_BOX_HEADER ? large : undefined;
}

const EBML = 0x1a_45_df_a3;
const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67]);
/** The element DocType with the value `webm`. */
const DOC_TYPE_WEBM = Buffer.from([0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]);
const LONGEST_EBML_HEADER = 100;

/** An EBML header that says `webm`, and the segment right behind it. */
function isWebm(bytes: Buffer): boolean {
  if (bytes.length < LONGEST_EBML_HEADER || bytes.readUInt32BE(0) !== EBML) return false;
  const header = headerEnd(bytes);
  if (header === undefined || header > LONGEST_EBML_HEADER) return false;
  const segment = bytes.subarray(header, header + SEGMENT.length);
  return bytes.subarray(0, header).includes(DOC_TYPE_WEBM) && segment.equals(SEGMENT);
}

/** Where the header of an EBML file ends: its size is written in as many bytes as the first one has leading zeros. */
function headerEnd(bytes: Buffer): number | undefined {
  const first = bytes.readUInt8(4);
  const width = Math.clz32(first) - 24 + 1;
  if (width > 4) return undefined;
  const size = bytes.readUIntBE(4, width) - 2 ** (7 * width);
  return 4 + width + size;
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

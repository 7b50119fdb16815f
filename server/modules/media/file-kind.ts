import { fileTypeFromBuffer } from "file-type";

/** File types that the shop stores and serves, by the extension of their storage keys. */
export const MEDIA_TYPES = {
  webp: "image/webp",
  avif: "image/avif",
  jpeg: "image/jpeg",
  png: "image/png",
  webm: "video/webm",
  mp4: "video/mp4",
  vtt: "text/vtt",
  pdf: "application/pdf",
  ies: "text/plain",
  ldt: "text/plain",
  glb: "model/gltf-binary",
} as const;

export type FileKind = keyof typeof MEDIA_TYPES;
export type PictureKind = "webp" | "avif" | "jpeg" | "png";
export type FilmKind = "webm" | "mp4" | "vtt";
export type FilmMime = (typeof MEDIA_TYPES)[FilmKind];

/**
 * The type of the bytes, regardless of the file's name; `undefined` for anything that the shop does
 * not accept.
 */
export async function detectKind(bytes: Uint8Array): Promise<FileKind | undefined> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  return (Object.keys(MEDIA_TYPES) as FileKind[]).find((kind) => MEDIA_TYPES[kind] === mime);
}

export function isPictureKind(kind: FileKind | undefined): kind is PictureKind {
  return kind === "webp" || kind === "avif" || kind === "jpeg" || kind === "png";
}

/** Storage key of a file: derived from its content, so what is stored under it never changes. */
export function storageKey(digest: Buffer, kind: FileKind): string {
  const hex = digest.toString("hex");
  return `${hex.slice(0, 2)}/${hex.slice(0, 16)}.${kind}`;
}

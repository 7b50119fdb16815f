import { fileTypeFromBuffer } from "file-type";

/** What the shop keeps and serves, by the extension of its storage keys. */
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

/** What the bytes are, whatever the file was called; `undefined` for everything that the shop does not take. */
export async function detectKind(bytes: Uint8Array): Promise<FileKind | undefined> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  return (Object.keys(MEDIA_TYPES) as FileKind[]).find((kind) => MEDIA_TYPES[kind] === mime);
}

export function isPictureKind(kind: FileKind | undefined): kind is PictureKind {
  return kind === "webp" || kind === "avif" || kind === "jpeg" || kind === "png";
}

/** Where a file is kept: named after its content, so what stands there never changes. */
export function storageKey(digest: Buffer, kind: FileKind): string {
  const hex = digest.toString("hex");
  return `${hex.slice(0, 2)}/${hex.slice(0, 16)}.${kind}`;
}

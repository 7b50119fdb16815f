/** Kinds of picture the shop keeps, by the extension of their storage keys. */
export const FILE_KINDS = {
  svg: "image/svg+xml",
  webp: "image/webp",
  avif: "image/avif",
  jpeg: "image/jpeg",
  png: "image/png",
} as const;

export type FileKind = keyof typeof FILE_KINDS;

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{16}\.(svg|webp|avif|jpeg|png)$/;

/** The kind of the file under a storage key; `undefined` when it cannot be one. */
export function kindOfKey(key: string): FileKind | undefined {
  return KEY.exec(key)?.[1] as FileKind | undefined;
}

/** Where a file lives: named after its content, so what stands there never changes. */
export function storageKey(digest: Buffer, kind: string): string {
  const hex = digest.toString("hex");
  return `${hex.slice(0, 2)}/${hex.slice(0, 16)}.${kind}`;
}

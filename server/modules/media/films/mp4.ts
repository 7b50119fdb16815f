const HEAD = 8;
const LARGE_HEAD = 16;

/** Boxes that fill the file to its end, the first saying what it is, one the index and one the pictures themselves. */
export function isMp4(bytes: Buffer): boolean {
  const names: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const size = boxSize(bytes, at);
    if (size === undefined || at + size > bytes.length) return false;
    names.push(bytes.toString("latin1", at + 4, at + HEAD));
    at += size;
  }
  return names[0] === "ftyp" && names.includes("moov") && names.includes("mdat");
}

function boxSize(bytes: Buffer, at: number): number | undefined {
  if (at + HEAD > bytes.length) return undefined;
  const size = bytes.readUInt32BE(at);
  if (size === 0) return bytes.length - at;
  if (size !== 1) return size >= HEAD ? size : undefined;
  if (at + LARGE_HEAD > bytes.length) return undefined;
  const large = Number(bytes.readBigUInt64BE(at + HEAD));
  return large >= LARGE_HEAD ? large : undefined;
}

import { once } from "node:events";
import { constants, createDeflate, crc32, deflateSync } from "node:zlib";

/** A PNG with any header and additional chunks. */
export function png(
  width: number,
  height: number,
  rows: Buffer,
  extra: Buffer[] = [],
  kind?: number[],
): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind ?? [1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...extra.map((data) => chunk("tEXt", data)),
    // With its own kind, the rows are already compressed.
    chunk("IDAT", kind ? rows : deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * A file of about 400 KB that has to be decoded as a whole: 48 million pixels of eight bytes, in
 * seven passes.
 */
export async function pictureBomb(): Promise<Buffer> {
  const side = 6_950;
  const deflate = createDeflate({ level: 9, strategy: constants.Z_RLE });
  const chunks: Buffer[] = [];
  deflate.on("data", (chunk: Buffer) => chunks.push(chunk));
  const zeros = Buffer.alloc(1024 * 1024);
  // Every pixel once, plus a byte for each row of each pass.
  let left = side * side * 8 + side * 4;
  while (left > 0) {
    const part = zeros.subarray(0, Math.min(left, zeros.length));
    left -= part.length;
    if (!deflate.write(part)) await once(deflate, "drain");
  }
  deflate.end();
  await once(deflate, "end");
  return png(side, side, Buffer.concat(chunks), [], [16, 6, 0, 0, 1]);
}

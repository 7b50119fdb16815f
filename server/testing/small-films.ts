/** A box of an MP4 file: its size, its name, what is in it. */
export function box(name: string, content: Uint8Array = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, content]);
}

/** The frame of an MP4 file around any pictures. */
export function mp4(content = Buffer.from("pictures")): Buffer {
  return Buffer.concat([
    box("ftyp", Buffer.from("isom0000isom")),
    box("moov"),
    box("mdat", content),
  ]);
}

/** An element of a WebM file: what it is, its size in eight bytes as ffmpeg writes it, what is in it. */
export function element(id: number[], content: Uint8Array): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) + BigInt(content.length));
  return Buffer.concat([Buffer.from(id), size, content]);
}

const TRACKS = [0x16, 0x54, 0xae, 0x6b];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];

/** The frame of a WebM file around any pictures; `docType` says what it is. */
export function webm(pictures: Uint8Array = Buffer.alloc(100), docType = "webm"): Buffer {
  const type = [0x42, 0x82, 0x80 + docType.length, ...Buffer.from(docType)];
  const segment = Buffer.concat([element(TRACKS, Buffer.alloc(9)), element(CLUSTER, pictures)]);
  return Buffer.concat([
    // The header's size in one byte, as other programs write it.
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + type.length, ...type]),
    element([0x18, 0x53, 0x80, 0x67], segment),
  ]);
}

export const captions = (text = "A lamp turns."): Buffer =>
  Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`);

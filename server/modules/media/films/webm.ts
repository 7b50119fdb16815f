const EBML = 0x1a_45_df_a3;
const SEGMENT = 0x18_53_80_67;
const TRACKS = 0x16_54_ae_6b;
const CLUSTER = 0x1f_43_b6_75;
/** What may stand in a segment: the two above, where things are, what it is called, padding and check sums. */
const PARTS = new Set([
  ...[TRACKS, CLUSTER, 0x11_4d_9b_74, 0x15_49_a9_66, 0x1c_53_bb_6b, 0x10_43_a7_70, 0x12_54_c3_67],
  ...[0xec, 0xbf],
]);
/** The element DocType with the value `webm`. */
const DOC_TYPE_WEBM = Buffer.from([0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]);

/** An EBML header that says `webm` and a segment to the end of the file, which holds tracks and pictures and nothing strange. */
export function isWebm(bytes: Buffer): boolean {
  const [header, segment, ...others] = elementsOf(bytes, 0) ?? [];
  if (header?.id !== EBML || segment?.id !== SEGMENT || others.length > 0) return false;
  if (!bytes.subarray(header.from, segment.from).includes(DOC_TYPE_WEBM)) return false;
  const ids = elementsOf(bytes, segment.from)?.map(({ id }) => id) ?? [];
  return ids.includes(TRACKS) && ids.includes(CLUSTER) && ids.every((id) => PARTS.has(id));
}

interface Element {
  id: number;
  /** Where its content begins. */
  from: number;
}

/** The elements one after the other to the end of the file; `undefined` where they do not come out even. */
function elementsOf(bytes: Buffer, start: number): Element[] | undefined {
  const elements: Element[] = [];
  let at = start;
  while (at < bytes.length) {
    const idWidth = widthAt(bytes, at);
    const sizeWidth = widthAt(bytes, at + idWidth);
    const from = at + idWidth + sizeWidth;
    if (idWidth > 4 || from > bytes.length) return undefined;
    at = from + sizeAt(bytes, from - sizeWidth, sizeWidth);
    if (at > bytes.length) return undefined;
    elements.push({ id: bytes.readUIntBE(from - sizeWidth - idWidth, idWidth), from });
  }
  return elements;
}

const NO_WIDTH = 9;

/** How many bytes a number has: one more than its first byte has zeros in front. */
function widthAt(bytes: Buffer, at: number): number {
  return at < bytes.length ? Math.clz32(bytes.readUInt8(at)) - 24 + 1 : NO_WIDTH;
}

/** The number without the bit that says how wide it is. All ones would be a stream without an end. */
function sizeAt(bytes: Buffer, at: number, width: number): number {
  if (width === NO_WIDTH) return Infinity;
  const digits = bytes.subarray(at, at + width).toString("hex");
  return Number(BigInt(`0x${digits}`) - (1n << BigInt(7 * width)));
}

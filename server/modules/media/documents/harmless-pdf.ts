import { constants, createInflate } from "node:zlib";

/** What a document is: `sound`, or why it is not taken. */
export type PdfFinding = "sound" | "broken" | "locked" | "active";

/** What a document may unpack to, all of it together: more is a bomb, or no receipt. */
const MAX_UNPACKED = 32 * 1024 * 1024;
const MAX_STREAMS = 2_000;
/** How far the parts of one object may be from each other. */
const NEAR = 4_096;
/** Longer than any name that is looked for. */
const OVERLAP = 64;

/** What makes a document do something, reach something or carry something. Names that only begin so are refused, too. */
const ACTIVE = anyName(
  ...["JavaScript", "OpenAction", "Launch", "EmbeddedFile", "RichMedia", "SubmitForm"],
  ...["ImportData", "Rendition", "GoToE", "GoToR", "XFA"],
);
const LOCKED = anyName("Encrypt");
const PACKED_OBJECTS = new RegExp(nameOf("ObjStm"), "g");
/** Ways of writing data that hide it from a look into it. */
const ODD_FILTERS = anyName("ASCIIHexDecode", "ASCII85Decode", "LZWDecode", "RunLengthDecode");
const PLAINLY_DEFLATED = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/;

/**
 * Looks through a PDF without understanding it: every byte of it, and whatever is deflated inside. What cannot be
 * looked into is not taken. Made to refuse too much rather than too little; a picture can be sent instead.
 */
export async function inspectPdf(bytes: Buffer): Promise<PdfFinding> {
  const text = bytes.toString("latin1");
  if (!isWhole(text)) return "broken";
  if (LOCKED.test(text)) return "locked";
  if (ACTIVE.test(text)) return "active";
  const streams = await lookIntoStreams(bytes, text);
  if (!streams) return "broken";
  if (streams.isActive) return "active";
  return hidesObjects(text, streams.seen) ? "broken" : "sound";
}

export function isPdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8));
}

/** It begins and ends as a PDF does, and nothing hangs behind it. */
function isWhole(text: string): boolean {
  const end = text.slice(-NEAR);
  return (
    /\d\s{1,9}\d{1,9}\s{1,9}obj\b/.test(text) &&
    /startxref\s{1,9}\d{1,15}\s{1,9}%%EOF\s{0,99}$/.test(end)
  );
}

interface Streams {
  isActive: boolean;
  /** Where those begin that were looked through to their end. */
  seen: Set<number>;
}

/** Looks at everything deflated; `undefined`: there is too much to look at. */
async function lookIntoStreams(bytes: Buffer, text: string): Promise<Streams | undefined> {
  const streams: Streams = { isActive: false, seen: new Set() };
  let left = MAX_UNPACKED;
  let count = 0;
  for (const { index, 0: word } of text.matchAll(/\bstream\r?\n/g)) {
    const start = index + word.length;
    if (!looksDeflated(bytes, start)) continue;
    count += 1;
    if (count > MAX_STREAMS) return undefined;
    const found = await lookInto(bytes.subarray(start), left);
    left -= found.size;
    if (left <= 0) return undefined;
    if (found.isActive) streams.isActive = true;
    if (found.isWhole) streams.seen.add(start);
  }
  return streams;
}

/** The two bytes with which zlib begins. */
function looksDeflated(bytes: Buffer, start: number): boolean {
  if (start + 2 > bytes.length) return false;
  const head = bytes.readUInt16BE(start);
  return ((head >> 8) & 0x0f) === 8 && head % 31 === 0;
}

/** Unpacks piece by piece, keeps nothing, and stops when it is too much. */
async function lookInto(packed: Buffer, left: number) {
  const found = { isActive: false, isWhole: false, size: 0 };
  const unpacking = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  unpacking.end(packed);
  let before = "";
  try {
    for await (const piece of unpacking as AsyncIterable<Buffer>) {
      found.size += piece.length;
      if (found.size > left) return found;
      const inner = before + piece.toString("latin1");
      if (ACTIVE.test(inner)) found.isActive = true;
      before = inner.slice(-OVERLAP);
    }
    found.isWhole = true;
  } catch {
    // What cannot be unpacked was not looked into; whether that matters is asked where objects are packed.
  }
  return found;
}

/** Objects that are packed in a way that was not looked into. */
function hidesObjects(text: string, seen: ReadonlySet<number>): boolean {
  let isChecked = false;
  let count = 0;
  for (const { index } of text.matchAll(PACKED_OBJECTS)) {
    if (!isChecked && ODD_FILTERS.test(text)) return true;
    isChecked = true;
    count += 1;
    if (count > MAX_STREAMS || !isPackedPlainly(text, index, seen)) return true;
  }
  return false;
}

/** The stream that follows was looked through, and nothing but deflating stands between it and its objects. */
function isPackedPlainly(text: string, index: number, seen: ReadonlySet<number>): boolean {
  const stream = /\bstream\r?\n/.exec(text.slice(index, index + NEAR));
  if (!stream) return false;
  const start = index + stream.index + stream[0].length;
  const before = text.slice(Math.max(0, index - NEAR), start);
  const head = before.slice(before.lastIndexOf("obj", before.length - (start - index)));
  return seen.has(start) && PLAINLY_DEFLATED.test(head) && !head.includes("/DecodeParms");
}

function anyName(...names: string[]): RegExp {
  return new RegExp(names.map(nameOf).join("|"));
}

/** A name of PDF; each letter of it may be written as `#` and its number. */
function nameOf(name: string): string {
  const letters = name.replaceAll(/./g, (letter) => {
    const [high = "", low = ""] = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${high}[${low}${low.toUpperCase()}])`;
  });
  return `/${letters}`;
}

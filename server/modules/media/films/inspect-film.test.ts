import { describe, expect, test } from "vitest";
import { box, captions, element, mp4, webm } from "#server/testing/small-films.ts";
import { inspectFilm } from "./inspect-film.ts";

const PAGE = "<html><script>alert(1)</script></html>";
const large = (name: string, size: bigint, content: Buffer) => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(name, 4, "latin1");
  head.writeBigUInt64BE(size, 8);
  return Buffer.concat([head, content]);
};
const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const DOC_TYPE = Buffer.from([0x42, 0x82, 0x84, ...Buffer.from("webm")]);
const SEGMENT = [0x18, 0x53, 0x80, 0x67];
const VOID = [0xec, 0x80];

/** With an empty element in front of the tracks, and a header whose size has eight bytes. */
const withPadding = () => {
  const header = element(EBML, DOC_TYPE);
  const whole = webm();
  const segment = whole.subarray(whole.indexOf(Buffer.from(SEGMENT)) + 12);
  return Buffer.concat([header, element(SEGMENT, Buffer.concat([Buffer.from(VOID), segment]))]);
};

describe("is known by its bytes", () => {
  test.each([
    ["an MP4 file", "mp4", mp4()],
    [
      "one whose last box goes to the end",
      "mp4",
      Buffer.concat([mp4(), Buffer.from([0, 0, 0, 0]), Buffer.from("free....")]),
    ],
    [
      "one with a large box",
      "mp4",
      Buffer.concat([box("ftyp"), box("moov"), large("mdat", 20n, Buffer.from("1234"))]),
    ],
    ["a WebM file", "webm", webm()],
    ["one with padding", "webm", withPadding()],
    ["captions", "vtt", captions()],
    [
      "captions in Arabic with a mark in front",
      "vtt",
      Buffer.concat([Buffer.from("\uFEFF"), captions("نجفة تدور")]),
    ],
    ["captions with a title", "vtt", Buffer.from("WEBVTT - Lamps\r\n\r\n")],
  ])("%s", (_name, kind, bytes) => {
    expect(inspectFilm(bytes)).toBe(kind);
  });
});

describe("is refused", () => {
  test.each([
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from(PAGE)],
    [
      "a page that begins like a film",
      Buffer.concat([box("ftyp", Buffer.from("isom")), Buffer.from(PAGE)]),
    ],
    ["a film without an index", Buffer.concat([box("ftyp"), box("mdat")])],
    ["a film that breaks off", mp4().subarray(0, -3)],
    ["a film with something behind it", Buffer.concat([mp4(), Buffer.from(PAGE)])],
    [
      "a box that is smaller than its head",
      Buffer.concat([box("ftyp"), Buffer.from([0, 0, 0, 4]), Buffer.from("moov")]),
    ],
    [
      "a box larger than any file",
      Buffer.concat([box("ftyp"), box("moov"), large("mdat", 2n ** 63n, Buffer.alloc(4))]),
    ],
    ["a Matroska file", webm(undefined, "matroska")],
    ["a WebM file that breaks off", webm().subarray(0, -1)],
    ["a WebM file with something behind it", Buffer.concat([webm(), Buffer.from(PAGE)])],
    ["a WebM header alone", element(EBML, DOC_TYPE)],
    ["a WebM header before a page", Buffer.concat([element(EBML, DOC_TYPE), Buffer.from(PAGE)])],
    [
      "a page in a segment",
      Buffer.concat([element(EBML, DOC_TYPE), element(SEGMENT, Buffer.from(PAGE))]),
    ],
    [
      "a segment without pictures",
      Buffer.concat([element(EBML, DOC_TYPE), element(SEGMENT, Buffer.from(VOID))]),
    ],
    ["elements without a size", Buffer.concat([Buffer.from([...EBML, 0]), Buffer.alloc(200)])],
    ["half an element", Buffer.from(EBML)],
    ["text that is no captions", Buffer.from("WEBVTTX\n")],
    ["captions in another encoding", Buffer.from("\uFEFFWEBVTT\n", "utf16le")],
    ["captions with a zero in them", Buffer.from("WEBVTT\n\n\0")],
    ["captions of a megabyte", captions("x".repeat(1024 * 1024))],
    ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])("%s", (_name, bytes) => {
    expect(inspectFilm(bytes)).toBeUndefined();
  });
});

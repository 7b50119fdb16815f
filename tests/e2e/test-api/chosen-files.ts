import { crc32, deflateSync } from "node:zlib";
import { sampleIes } from "#contract/lighting/photometry/sample-files.ts";
import { makePdf } from "#server/testing/make-pdf.ts";
import { captions as spoken, webm } from "#server/testing/media/small-films.ts";

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A stand-in for a photo of a lamp; another filling makes another picture. */
export function picture(filling = 0): ChosenFile {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0]);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(72, filling))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { name: "lamp.png", mimeType: "image/png", buffer };
}

/** A film of a rotating lamp, with captions. */
export const film = (): ChosenFile => ({
  ...{ name: "lamp.webm", mimeType: "video/webm", buffer: webm() },
});
export const captions = (): ChosenFile => ({
  ...{ name: "lamp.vtt", mimeType: "text/vtt", buffer: spoken() },
});

/** A receipt as a bank prints it. */
export function paper(): ChosenFile {
  return { name: "إيصال-transfer.pdf", mimeType: "application/pdf", buffer: makePdf() };
}

/** A light distribution from a manufacturer; browsers know no MIME type for it. */
export function ies(name: string, text = sampleIes()): ChosenFile {
  return { name, mimeType: "", buffer: Buffer.from(text) };
}

import sharp, { type Sharp } from "sharp";
import { limitConcurrency } from "#server/platform/limit-concurrency.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { detectKind, isPictureKind, type PictureKind } from "./file-kind.ts";
import { refuseFile } from "./refuse-file.ts";

export const MAX_BYTES = 10 * 1024 * 1024;
/** Checked against the header, before anything is decoded. */
const MAX_PIXELS = 50_000_000;
/**
 * What a picture may take when it has to be unpacked as a whole: a photograph of 25 million pixels in three bytes each. Those
 * that are read row by row take far less.
 */
const MAX_UNPACKED_BYTES = 80 * 1024 * 1024;
/** A picture that takes longer was made to do so. */
const TIMEOUT_S = 10;

export interface CleanPicture {
  kind: PictureKind;
  bytes: Uint8Array;
  /** Pixels as shown, after the camera's orientation; zero by zero when they cannot be read. */
  width: number;
  height: number;
}

/**
 * A picture of the shop, encoded anew in its own format. Only the pixels are kept: where and with what it was taken, and
 * whatever else was hidden in the file, is left out.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  if (bytes.length > MAX_BYTES) throw new ProblemError("payload-too-large");
  const kind = await detectKind(bytes);
  if (!isPictureKind(kind)) refuseFile();
  await refuseBombs(bytes, kind);
  const { data, info } = await encode(decode(bytes), kind)
    .toBuffer({ resolveWithObject: true })
    .catch(refuseFile);
  return { kind, bytes: data, width: info.width, height: info.height };
}

/**
 * A picture out of the shop's own files, which nobody else writes. One whose size cannot be read is kept as it is, zero by
 * zero: browsers may know more kinds than we do, and what is sent as a picture is nothing else to them.
 */
export async function readOwnPicture(bytes: Uint8Array): Promise<CleanPicture> {
  const kind = await detectKind(bytes);
  const isUnreadable = isPictureKind(kind) && !(await hasHeader(bytes));
  if (!isUnreadable || bytes.length > MAX_BYTES) return cleanPicture(bytes);
  return { kind, bytes, width: 0, height: 0 };
}

/** Whether the header of a picture can be read, however many pixels it promises. */
export async function hasHeader(picture: Uint8Array | string): Promise<boolean> {
  const header = sharp(picture, { limitInputPixels: false }).metadata();
  return header.then(
    () => true,
    () => false,
  );
}

/** Large enough to see a scratch on, small enough to keep. */
const UPLOAD_SIDE = 2000;

/** One at a time: decoding takes memory, and strangers decide how much. */
const inTurn = limitConcurrency(1, 20);

/** A photograph that a customer has sent, encoded anew as WebP. */
export async function cleanUpload(bytes: Uint8Array): Promise<Buffer> {
  const kind = await detectKind(bytes);
  if (!isPictureKind(kind) || kind === "avif") refuseFile();
  await refuseBombs(bytes, kind);
  return inTurn(() =>
    decode(bytes)
      .resize({ width: UPLOAD_SIDE, height: UPLOAD_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
      .catch(refuseFile),
  );
}

/** By the header, before anything is unpacked: a small file may say that it is thousands of times as large. */
async function refuseBombs(bytes: Uint8Array, kind: PictureKind): Promise<void> {
  const header = sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  const {
    width,
    height,
    channels,
    depth,
    isProgressive,
    pages = 1,
  } = await header.catch(refuseFile);
  const isWhole = isProgressive || kind === "webp" || kind === "avif";
  const unpacked = width * height * pages * channels * (BYTES_OF_SAMPLE[depth] ?? LARGEST_SAMPLE);
  if (width * height * pages > MAX_PIXELS || (isWhole && unpacked > MAX_UNPACKED_BYTES))
    refuseFile();
}

const BYTES_OF_SAMPLE: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const LARGEST_SAMPLE = 8;

/** Turned as the camera was held. A file that breaks off in the middle fails. */
function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient();
}

/** Good enough to make every smaller picture of; lossless kinds stay lossless. */
const QUALITY = 92;
const AVIF = { quality: 80, effort: 2 };
/** The file is as small as with the usual effort (4), in two thirds of the time. */
const WEBP = { quality: QUALITY, effort: 2 };

function encode(picture: Sharp, kind: PictureKind): Sharp {
  switch (kind) {
    case "jpeg":
      return picture.jpeg({ quality: QUALITY });
    case "png":
      return picture.png();
    case "webp":
      return picture.webp(WEBP);
    case "avif":
      return picture.avif(AVIF);
  }
}

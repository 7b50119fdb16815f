import sharp, { type Sharp } from "sharp";
import { type Caller, queueByNetwork } from "#server/platform/http/network-queue.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { detectKind, isPictureKind, type PictureKind } from "./file-kind.ts";
import { refuseFile } from "./refuse-file.ts";

export const MAX_BYTES = 10 * 1024 * 1024;
/** Checked against the header, before anything is decoded. */
const MAX_PIXELS = 50_000_000;
/**
 * Memory limit for a picture that must be decoded as a whole: 25 megapixels at three bytes each.
 * Formats that are read row by row need far less.
 */
const MAX_UNPACKED_BYTES = 80 * 1024 * 1024;
/** A picture that takes longer was made to. */
const TIMEOUT_S = 10;

export interface CleanPicture {
  kind: PictureKind;
  bytes: Uint8Array;
  /**
   * Pixels as displayed, after applying the camera's orientation; zero by zero when they cannot be
   * read.
   */
  width: number;
  height: number;
}

/**
 * A shop picture, re-encoded in its own format. Only the pixels are kept: location, camera data and
 * anything else hidden in the file is dropped.
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
 * A picture from the shop's own files, which nobody else can write, kept as it is: encoding it again would only make it
 * worse. One whose size cannot be read is zero by zero: browsers may know more formats than we do, and what is served as
 * an image is treated as nothing else.
 */
export async function readOwnPicture(bytes: Uint8Array): Promise<CleanPicture> {
  if (bytes.length > MAX_BYTES) throw new ProblemError("payload-too-large");
  const kind = await detectKind(bytes);
  if (!isPictureKind(kind)) refuseFile();
  const header = sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = await header.then(
    ({ autoOrient }) => autoOrient,
    () => ({ width: 0, height: 0 }),
  );
  return { kind, bytes, width, height };
}

/** Whether a picture's header can be read, whatever its pixel count. */
export async function hasHeader(picture: Uint8Array | string): Promise<boolean> {
  const header = sharp(picture, { limitInputPixels: false }).metadata();
  return header.then(
    () => true,
    () => false,
  );
}

/** Large enough to show a scratch, small enough to store. */
const UPLOAD_SIDE = 2000;

/** One at a time: decoding takes memory, and visitors decide how much. */
const CLEANING_QUEUE = { most: 1, waitMost: 40, waitMs: 3_000, perMinute: 600, places: 10 };
export const cleanInTurn = queueByNetwork(CLEANING_QUEUE);

/** A customer's photograph, re-encoded as WebP. */
export async function cleanUpload(bytes: Uint8Array, caller: Caller): Promise<Buffer> {
  const kind = await detectKind(bytes);
  if (!isPictureKind(kind) || kind === "avif") refuseFile();
  await refuseBombs(bytes, kind);
  return cleanInTurn(caller, () =>
    decode(bytes)
      .resize({ width: UPLOAD_SIDE, height: UPLOAD_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
      .catch(refuseFile),
  );
}

/**
 * Checked by the header, before decoding: a small file may claim to be thousands of times larger.
 */
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

/** Applies the camera's orientation. A truncated file fails. */
function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient();
}

/** Good enough as the source of all smaller versions; lossless formats stay lossless. */
const QUALITY = 92;
const AVIF = { quality: 80, effort: 2 };
/** As small as with the default effort (4), in two thirds of the time. */
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

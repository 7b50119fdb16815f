import sharp, { type Metadata } from "sharp";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { FileKind } from "./file-kind.ts";
import { isHarmlessSvg } from "./harmless-svg.ts";

export const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;

export interface PictureFacts {
  kind: FileKind;
  /** Pixels as shown, after the camera's orientation. */
  width: number;
  height: number;
}

/** Looks into the bytes, whatever their name says. Anything but a harmless picture is refused. */
export async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts> {
  if (bytes.length > MAX_BYTES) throw new ProblemError("payload-too-large");
  if (bytes.length === 0) return refuseFile();
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined);
  const kind = metadata && kindOf(metadata);
  if (!kind) return refuseFile();
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) return refuseFile();
  const isSound = kind === "svg" ? isHarmlessSvg(bytes) : await isDecodable(bytes);
  if (!isSound) return refuseFile();
  return { kind, width, height };
}

function kindOf(metadata: Metadata): FileKind | undefined {
  switch (metadata.format) {
    case "svg":
    case "webp":
    case "jpeg":
    case "png":
      return metadata.format;
    case "heif":
      return metadata.compression === "av1" ? "avif" : undefined;
    default:
      return undefined;
  }
}

/** A file that breaks off in the middle has a good beginning. */
function isDecodable(bytes: Uint8Array): Promise<boolean> {
  const thumbnail = sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize(16, 16);
  return thumbnail.toBuffer().then(
    () => true,
    () => false,
  );
}

function refuseFile(): never {
  throw new ProblemError("validation", {}, [
    { path: "file", key: "validation.invalid", values: {} },
  ]);
}

import sharp from "sharp";
import { createQueue } from "#server/platform/queue.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";

/** Large enough to see a scratch on, small enough to keep. */
const MAX_SIDE = 2000;
const MAX_PIXELS = 50_000_000;
const QUALITY = 80;
/** A picture that takes longer was made to do so. */
const PATIENCE_S = 20;
/** What strangers may send; drawings and films are no photographs. */
const KINDS = new Set(["jpeg", "png", "webp"]);

/** One at a time: decoding takes memory, and strangers decide how much. */
const inTurn = createQueue(1, 20);

/**
 * A picture that a customer has sent, drawn anew as WebP: whatever the bytes said or hid beside the pixels – place,
 * camera, scripts, another file behind it – is left out.
 */
export async function cleanUpload(bytes: Uint8Array): Promise<Buffer> {
  const picture = await inTurn(() => redraw(bytes).catch(() => undefined));
  if (picture) return picture;
  throw new ProblemError("validation", {}, [
    { path: "file", key: "validation.invalid", values: {} },
  ]);
}

async function redraw(bytes: Uint8Array): Promise<Buffer | undefined> {
  const source = () =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" }).timeout({
      seconds: PATIENCE_S,
    });
  const { format } = await source().metadata();
  if (!KINDS.has(format)) return undefined;
  return source()
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

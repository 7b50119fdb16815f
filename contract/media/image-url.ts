import { CUT_STEP } from "./picture-sizes.ts";

/** Path prefix of the image proxy. */
export const IMAGE_PROXY = "/_ipx";
export const DEFAULT_QUALITY = 80;
export const DEFAULT_FORMAT = "webp";
/**
 * Maximum side of the proxy's versions: the widest screen at density 2, for pictures taller than
 * wide, too.
 */
export const MAX_SIDE = 4096;
export const FORMATS = ["webp", "avif", "jpeg", "png"] as const;
export type Format = (typeof FORMATS)[number];

export interface ImageModifiers {
  /** Pixels. */
  width?: number;
  height?: number;
  format?: Format;
  /** 1 to 100. */
  quality?: number;
  /**
   * Position of a crop: the share of the cropped-off part that is before the visible part, in
   * percent; absent: half.
   */
  at?: number;
}

/** Address of a picture in another size: `/_ipx/w_640,f_webp,q_80/media/…`. */
export function imageUrl(src: string, modifiers: ImageModifiers = {}): string {
  const { width, height, at, format = DEFAULT_FORMAT, quality = DEFAULT_QUALITY } = modifiers;
  const parts = [
    width && `w_${width}`,
    height && `h_${height}`,
    at !== undefined && `at_${at}`,
    `f_${format}`,
    `q_${quality}`,
  ];
  return `${IMAGE_PROXY}/${parts.filter(Boolean).join(",")}${src}`;
}

interface Wanted {
  width: number;
  /** Width by height of a cropping slot; absent: the picture's own. */
  ratio?: number | undefined;
  format?: Format;
}

interface Sized {
  src: string;
  /** Pixels; zero when unknown. */
  width: number;
  height: number;
  /** Focal point to keep in sight, in percent from the left and top edges; absent: the middle. */
  focus?: { x: number; y: number } | undefined;
}

/**
 * Address of a picture for a slot of a given width: its height follows from the slot's aspect ratio
 * or the picture's own, if known.
 */
export function pictureUrl(picture: Sized, { width, ratio, format }: Wanted): string {
  const isKnown = picture.width > 0 && picture.height > 0;
  const shape = ratio ?? (isKnown ? picture.width / picture.height : undefined);
  const height = shape && Math.max(1, Math.round(width / shape));
  const at = ratio && isKnown ? cutFor(picture, ratio) : undefined;
  return imageUrl(picture.src, {
    width,
    ...(height !== undefined && height <= MAX_SIDE && { height, ...(at !== undefined && { at }) }),
    ...(format && { format }),
  });
}

const WHOLE = 100;
const MIDDLE = 50;

/**
 * How to crop a picture to an aspect ratio (width by height) so that its focal point is in the
 * middle, or as near as the edges allow.
 * @returns the share of the cropped-off part that is before the visible part, in percent;
 * `undefined`: half
 */
export function cutFor({ width, height, focus }: Sized, ratio: number): number | undefined {
  if (!focus) return undefined;
  const own = width / height;
  const [shown, point] = own > ratio ? [ratio / own, focus.x] : [own / ratio, focus.y];
  if (shown === 1) return undefined;
  const before = (point / WHOLE - shown / 2) / (1 - shown);
  const at = Math.round((Math.min(1, Math.max(0, before)) * WHOLE) / CUT_STEP) * CUT_STEP;
  return at === MIDDLE ? undefined : at;
}

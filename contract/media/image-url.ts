/** Path prefix of the image proxy. */
export const IMAGE_PROXY = "/_ipx";
export const DEFAULT_QUALITY = 80;
export const DEFAULT_FORMAT = "webp";
/** The proxy makes nothing longer: the widest screen at density 2, and taller pictures than wide ones. */
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
}

/** Address of a picture in another size: `/_ipx/w_640,f_webp,q_80/media/…`. */
export function imageUrl(src: string, modifiers: ImageModifiers = {}): string {
  const { width, height, format = DEFAULT_FORMAT, quality = DEFAULT_QUALITY } = modifiers;
  const parts = [width && `w_${width}`, height && `h_${height}`, `f_${format}`, `q_${quality}`];
  return `${IMAGE_PROXY}/${parts.filter(Boolean).join(",")}${src}`;
}

interface Wanted {
  width: number;
  /** Width by height of a place that crops; absent: the picture's own. */
  ratio?: number | undefined;
  format?: Format;
}

/** Address of a picture for a place of a width: its height is the place's, or the picture's own, where either is known. */
export function pictureUrl(
  picture: { src: string; width: number; height: number },
  { width, ratio, format }: Wanted,
): string {
  const isKnown = picture.width > 0 && picture.height > 0;
  const shape = ratio ?? (isKnown ? picture.width / picture.height : undefined);
  const height = shape && Math.max(1, Math.round(width / shape));
  return imageUrl(picture.src, {
    width,
    ...(height !== undefined && height <= MAX_SIDE && { height }),
    ...(format && { format }),
  });
}

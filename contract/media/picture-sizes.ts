/**
 * The widths in which pages request pictures, in pixels. The image proxy creates only these, so
 * that nobody can make it create millions of versions: a component that needs another width adds it
 * here.
 */
export const PICTURE_WIDTHS = [
  48, 64, 72, 88, 96, 128, 144, 160, 176, 192, 208, 216, 224, 240, 288, 320, 360, 416, 448, 480,
  640, 720, 768, 828, 960, 1024, 1080, 1200, 1280, 1344, 1440, 1536, 1792, 1920, 2048, 2560, 3072,
] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Width by height of the slots that crop a picture. */
export const PICTURE_RATIOS = [1, 4 / 5, 4 / 3, 3 / 2, 16 / 9] as const;

/** Qualities that pages request: the usual one, and one for large pictures behind text. */
export const PICTURE_QUALITIES = [60, 80] as const;

/** Percent: step of crop positions, so that a picture has few versions. */
export const CUT_STEP = 10;

interface Size {
  width: number;
  height: number;
}

/**
 * Whether pages request a picture in this size: one of their widths, with the height of a slot or
 * of the picture itself.
 */
export function isOfferedSize(
  { width, height }: { width: number | undefined; height: number | undefined },
  own: Size | undefined,
): boolean {
  if (width === undefined) return height === undefined;
  const isWidth = PICTURE_WIDTHS.some((one) => one === width) || width === own?.width;
  if (!isWidth || height === undefined) return isWidth;
  const ratios = own ? [...PICTURE_RATIOS, own.width / own.height] : PICTURE_RATIOS;
  // Pages round the height.
  return ratios.some((ratio) => Math.abs(width / ratio - height) <= 1);
}

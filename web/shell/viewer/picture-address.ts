import { pictureUrl } from "#contract/media/image-url.ts";
import type { Picture } from "#contract/media/picture.ts";

/** Large enough for any screen; also opened without script. */
const LARGE = 1920;
const WIDTHS = [960, 1280, 1920, 2560];
/** Dimensions for a picture of unknown size. */
const UNKNOWN = { width: 1600, height: 1200 };

/** A picture's own dimensions, to reserve its space before it loads. */
export function pictureSize({ width, height }: Picture): { width: number; height: number } {
  return width > 0 && height > 0 ? { width, height } : UNKNOWN;
}

export function largePicture(picture: Picture): string {
  return pictureUrl(picture, { width: LARGE });
}

/** The sizes a screen can choose from, none larger than the original. */
export function pictureSources(picture: Picture): string {
  const { width } = pictureSize(picture);
  const fitting = WIDTHS.filter((one) => one <= width);
  const widths = fitting.length > 0 ? fitting : [width];
  return widths.map((one) => `${pictureUrl(picture, { width: one })} ${one}w`).join(", ");
}

/** The anchor of a picture within its album. */
export function pictureAnchor(id: number): string {
  return `picture-${id}`;
}

/** Index of the picture that the hash names; -1 if there is none. */
export function pictureAt(pictures: readonly { id: number }[], hash: string): number {
  return pictures.findIndex(({ id }) => hash === `#${pictureAnchor(id)}`);
}

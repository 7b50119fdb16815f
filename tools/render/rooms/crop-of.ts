/** The upright part of a room's picture that a product's page shows. */
const SHAPE = 4 / 5;

interface Size {
  width: number;
  height: number;
}

/** @param middle horizontal middle of the crop: 0 left, 1 right */
export function cropOf({ width, height }: Size, middle: number) {
  const wide = Math.round(height * SHAPE);
  const left = Math.round(Math.min(Math.max(middle * width - wide / 2, 0), width - wide));
  return { left, top: 0, width: wide, height };
}

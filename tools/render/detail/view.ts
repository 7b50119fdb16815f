/** Camera settings of a product's close-up. */

type Triple = readonly [number, number, number];

/**
 * The parameters of Blender's script. Lengths are in mm, angles in degrees, axes as in the
 * families: x right, y away, z up.
 */
export interface DetailView {
  /** The point in the middle of the picture, relative to the family's origin. */
  at: Triple;
  /** Camera direction: azimuth to the right of the front, elevation. */
  from: readonly [number, number];
  /** Height of the picture at the distance of `at`. */
  tall: number;
  lens: number;
  /**
   * Blur of what is one picture height behind, as a fraction of that height; 0 is sharp throughout.
   */
  soft: number;
  /** The product is rotated first, about x, y, then z, to show another side in the same light. */
  turn: Triple;
}

/**
 * `room` and `glow` are factors on the studio's and the lamp's light, as in the product's main
 * picture.
 */
export interface Detail extends DetailView {
  room: number;
  glow: number;
}

const USUAL = { lens: 100, soft: 0.02, turn: [0, 0, 0], room: 1, glow: 1 } as const;

export function near(
  at: Triple,
  from: DetailView["from"],
  tall: number,
  changes: Partial<Detail> = {},
): Detail {
  return { ...USUAL, at, from, tall, ...changes };
}

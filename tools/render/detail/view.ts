/** How the close-up of a product is taken. */

type Triple = readonly [number, number, number];

/** The parameters of Blender's script. Lengths are mm, angles degrees, axes those of the families: x right, y away, z up. */
export interface DetailView {
  /** What is in the middle of the picture, from the family's origin. */
  at: Triple;
  /** Where the camera looks from: azimuth to the right of the front, elevation. */
  from: readonly [number, number];
  /** Height that the picture shows where `at` is. */
  tall: number;
  lens: number;
  /** How far what lies one picture's height behind is spread, as a share of that height; 0 is sharp throughout. */
  soft: number;
  /** The product is turned first, about x, y, then z: it shows another side in the same light. */
  turn: Triple;
}

/** `room` and `glow` are factors on the light of the studio and of the lamp, as in the product's first picture. */
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

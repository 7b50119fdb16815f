/** Parts that many fittings share: canopies, shades with an open mouth, screws. */
import { hex, mix, rgb } from "../studio/colour.ts";
import { glassy } from "./inside.ts";
import { colourAt, materialOf, type Lit, type Material } from "../studio/materials.ts";
import { n, type Pen } from "../studio/pen.ts";
import { disc, ellipse, lathe, smooth, type Profile } from "../studio/solids.ts";
import { cord } from "../studio/strokes.ts";

export const BELOW = 0.13;

/** Ceiling rose at the top edge of the picture. */
export function canopy(
  pen: Pen,
  cx: number,
  width: number,
  material: Material,
  height = 26,
): string {
  if (pen.bare) return "";
  const r = width / 2;
  const body = lathe(pen, {
    cx,
    profile: [
      [-2, r],
      [height * 0.72, r],
      [height, r * 0.93],
    ],
    material,
    k: BELOW,
  });
  return body + disc(pen, cx, height, r * 0.93, BELOW, material);
}

/** Cord from its canopy down to y, with the grip that holds the fitting. */
export function hung(pen: Pen, cx: number, y: number, material: Material, width = 110): string {
  const nipple = lathe(pen, {
    cx,
    profile: [
      [26, 7],
      [46, 7],
      [52, 4],
    ],
    material,
    k: BELOW,
    fine: false,
  });
  return pen.bare
    ? cord(pen, cx, 0, y)
    : cord(pen, cx, 40, y) + canopy(pen, cx, width, material) + nipple;
}

export interface Mouth {
  cx: number;
  y: number;
  r: number;
  k?: number;
  /** Colour of the inside by day. */
  inside?: string;
}

/** The open underside of a shade: the far wall of its inside, lit by night. */
export function mouth(pen: Pen, opening: Mouth, rim: Material): string {
  const { cx, y, r, k = BELOW, inside = "#efe4cf" } = opening;
  const fill = glassy(pen, inside);
  const edge = pen.linear([
    [0, colourAt(rim, [-0.8, -0.3, 0.5], pen)],
    [0.3, colourAt(rim, [-0.44, 0.3, 0.85], pen)],
    [0.6, colourAt(rim, [0.2, -0.2, 0.95], pen)],
    [1, colourAt(rim, [0.8, -0.3, 0.5], pen)],
  ]);
  return (
    ellipse(cx, y, r, r * k, fill) +
    ellipse(cx, y, r - 1.6, r * k - 1, "none", `stroke="${edge}" stroke-width="3.2"`)
  );
}

/** Open shade: outer skin over its mouth. */
export function shadeOf(
  pen: Pen,
  cx: number,
  points: Profile,
  material: Material,
  options: { inside?: string; k?: number; lit?: Lit; round?: boolean } = {},
): string {
  const { k = BELOW, round = true } = options;
  const profile = round ? smooth(points, points.length > 5 ? 4 : 6) : points;
  const [y, r] = points.at(-1) as readonly [number, number];
  const opening: Mouth = {
    cx,
    y,
    r,
    k,
    ...(options.inside === undefined ? {} : { inside: options.inside }),
  };
  const skin = lathe(pen, {
    cx,
    profile,
    material,
    k,
    ...(options.lit ? { lit: options.lit } : {}),
  });
  return skin + mouth(pen, opening, material);
}

/** Short turned cap or holder. */
export function turnedCap(
  pen: Pen,
  cx: number,
  points: Profile,
  material: Material,
  k = BELOW,
): string {
  const [y, r] = points.at(-1) as readonly [number, number];
  const small = Math.max(...points.map((p) => p[1])) < 46;
  return (
    lathe(pen, { cx, profile: points, material, k, fine: !small }) +
    (k > 0 ? disc(pen, cx, y, r, k, material) : "")
  );
}

/** Slot-headed screw seen from the front. */
export function screw(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  material: Material,
  turn = 30,
): string {
  const face = pen.linear(
    [
      [0, colourAt(material, [-0.4, 0.4, 0.8], pen)],
      [1, colourAt(material, [0.4, -0.5, 0.75], pen)],
    ],
    0,
    0,
    1,
    1,
  );
  const dark = pen.night
    ? "#050403"
    : hex(mix(rgb("#1d1a16"), material.tones[1] as ReturnType<typeof rgb>, 0.4));
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><circle r="${n(r + 0.8)}" fill="${dark}" opacity=".55"/>` +
    `<circle r="${n(r)}" fill="${face}"/><path d="M${n(-r * 0.75)} 0H${n(r * 0.75)}M0 ${n(-r * 0.75)}V${n(r * 0.75)}" stroke="${dark}" stroke-width="${n(r * 0.3)}"/></g>`
  );
}

export const STEEL = materialOf("stainless-steel");

/** Spot heads: a turned body, a dark baffle and its lens. */
import { hex, mix, rgb } from "../studio/colour.ts";
import { lit } from "../studio/light.ts";
import { colourAt, materialOf, type Material } from "../studio/materials.ts";
import type { Pen } from "../studio/pen.ts";
import { circle, ellipse, lathe } from "../studio/solids.ts";

/** What is seen in the mouth of a spot: rim, baffle in steps, reflector, lens. */
export function aperture(
  pen: Pen,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  rim: Material,
  baffle: Material,
): string {
  const dark = colourAt(baffle, [0, -0.75, 0.66], pen);
  const back = colourAt(baffle, [-0.2, 0.3, 0.93], pen);
  const ring = pen.linear(
    [
      [0, colourAt(rim, [-0.44, 0.4, 0.8], pen)],
      [0.5, colourAt(rim, [0, 0, 1], pen)],
      [1, colourAt(rim, [0.4, -0.6, 0.69], pen)],
    ],
    0,
    0,
    1,
    1,
  );
  const glow = pen.night ? hex(mix(rgb(back), pen.glow, 0.6)) : back;
  const wall = pen.linear(
    [
      [0, dark],
      [0.55, glow],
      [1, glow],
    ],
    0,
    0,
    0.15,
    1,
  );
  const lens = pen.night
    ? pen.radial(lit(pen, 0.15), 0.5, 0.5, 0.56)
    : pen.radial(
        [
          [0, "#fffdf6"],
          [0.35, "#f3e7bf"],
          [0.6, "#d9cfae"],
          [0.85, "#b3ab98"],
          [1, "#7d776b"],
        ],
        0.42,
        0.4,
        0.66,
      );
  const steps = [0.9, 0.8, 0.7].map((t) =>
    ellipse(
      cx,
      cy - ry * (1 - t) * 0.3,
      rx * t,
      ry * t,
      "none",
      `stroke="#000000" stroke-width="1.5" opacity=".22"`,
    ),
  );
  return (
    ellipse(cx, cy, rx, ry, ring) +
    ellipse(cx, cy, rx * 0.93, ry * 0.93, wall) +
    steps.join("") +
    ellipse(cx, cy - ry * 0.13, rx * 0.58, ry * 0.58, lens) +
    ellipse(
      cx - rx * 0.16,
      cy - ry * 0.3,
      rx * 0.16,
      ry * 0.1,
      "#ffffff",
      `opacity="${pen.night ? 0.9 : 0.7}"`,
    )
  );
}

export interface Head {
  r: number;
  h: number;
  k: number;
  baffle: string;
}

/** Spot head hanging from (0, 0), mouth down, seen a little from below. */
export function head(pen: Pen, metal: Material, size: Head): string {
  const { r, h, k, baffle } = size;
  const profile: [number, number][] = [
    [0, r * 0.9],
    [4, r],
    [h * 0.2, r],
    [h * 0.22, r * 0.975],
    [h * 0.24, r],
    [h, r],
  ];
  return (
    lathe(pen, { cx: 0, profile, material: metal, k }) +
    aperture(pen, 0, h, r, r * k, metal, materialOf(baffle))
  );
}

/** Grid of small light sources, as in floodlights and strips. */
export function diode(pen: Pen, x: number, y: number, r: number): string {
  const chip = pen.night ? hex(mix(pen.glow, rgb("#ffffff"), 0.75)) : "#e9c552";
  const lens = pen.radial(
    [
      [0, "#ffffff", 0.9],
      [0.5, "#ffffff", 0.3],
      [1, pen.night ? hex(mix(pen.glow, rgb("#ffffff"), 0.3)) : "#d9d6cd", 0.7],
    ],
    0.4,
    0.38,
    0.6,
  );
  return circle(x, y, r * 0.42, chip) + circle(x, y, r, lens);
}

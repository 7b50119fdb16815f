/** Linen shades: woven texture over a soft round body, lit through by night. */
import { hex, mix, rgb } from "../studio/colour.ts";
import { mouth } from "./fixings.ts";
import { plainIn, materialOf } from "../studio/materials.ts";
import type { Pen } from "../studio/pen.ts";
import { ringPath, shape, type Profile } from "../studio/solids.ts";
import { stroke } from "../studio/strokes.ts";

function weave(pen: Pen): string {
  const light = pen.night ? "#fff1d6" : "#ffffff";
  const dark = pen.night ? "#7a4312" : "#8b7a5c";
  const lines =
    `<path d="M0 1H9M0 4.2H9M0 7.4H9" stroke="${dark}" stroke-width=".7" opacity=".26"/>` +
    `<path d="M1 0V9M4.4 0V9M7.2 0V9" stroke="${light}" stroke-width=".8" opacity=".3"/>` +
    `<path d="M2.6 0V5M6 3V9" stroke="${dark}" stroke-width=".6" opacity=".2"/>`;
  return `url(#${pen.define(`<pattern {id} width="9" height="9" patternUnits="userSpaceOnUse">${lines}</pattern>`)})`;
}

function clothFill(pen: Pen): string {
  if (pen.night) {
    const tone = (t: number) =>
      hex(mix(mix(pen.glow, rgb("#b5621b"), 0.62), mix(pen.glow, rgb("#fff8ea"), 0.7), t));
    return pen.radial(
      [
        [0, tone(1)],
        [0.45, tone(0.78)],
        [0.8, tone(0.4)],
        [1, tone(0.1)],
      ],
      0.5,
      0.56,
      0.62,
    );
  }
  return pen.linear([
    [0, "#b9ab92"],
    [0.16, "#d8ccb6"],
    [0.36, "#f4ecdc"],
    [0.55, "#ebe1ce"],
    [0.82, "#cdbfa6"],
    [1, "#a89a80"],
  ]);
}

/** Shade of cloth with straight or gently bent sides, bound at both edges. */
export function fabric(pen: Pen, cx: number, points: Profile, k: number): string {
  const [y1, r1] = points[0] as readonly [number, number];
  const [y2, r2] = points.at(-1) as readonly [number, number];
  const d = ringPath(cx, y1, r1, y2, r2, k);
  const depth = pen.linear(
    [
      [0, "#2a1a08", 0.16],
      [0.25, "#2a1a08", 0],
      [0.8, "#2a1a08", 0],
      [1, "#2a1a08", 0.14],
    ],
    0,
    0,
    0,
    1,
  );
  const binding = (y: number, r: number) =>
    stroke(
      `M${cx - r} ${y}A${r} ${r * k} 0 0 1 ${cx + r} ${y}`,
      plainIn(pen, "#c9b99b", 0.75),
      5,
      `opacity=".85"`,
    );
  return (
    shape(d, clothFill(pen)) +
    shape(d, weave(pen)) +
    shape(d, depth) +
    binding(y1 + 2, r1) +
    binding(y2 - 2, r2) +
    mouth(pen, { cx, y: y2, r: r2, k, inside: "#f4ead8" }, materialOf("ivory"))
  );
}

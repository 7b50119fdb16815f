/** Fills of lit insides and diffusers. */
import { hex, mix, rgb } from "../studio/colour.ts";
import { lit } from "../studio/light.ts";
import type { Pen } from "../studio/pen.ts";

/** Inside of a shade seen through its mouth. */
export function glassy(pen: Pen, inside = "#efe4cf"): string {
  if (pen.night) {
    const tint = mix(pen.glow, rgb(inside), 0.35);
    return pen.radial(
      [
        [0, "#fffdf8"],
        [0.3, hex(mix(tint, rgb("#fffaf0"), 0.7))],
        [0.75, hex(tint)],
        [1, hex(mix(tint, rgb("#9a5a1c"), 0.35))],
      ],
      0.5,
      0.5,
      0.52,
    );
  }
  const base = rgb(inside);
  return pen.linear(
    [
      [0, hex(mix(base, rgb("#4a2f12"), 0.66))],
      [0.5, hex(mix(base, rgb("#8a5f2a"), 0.34))],
      [1, hex(mix(base, rgb("#fff6e4"), 0.5))],
    ],
    0,
    0,
    0,
    1,
  );
}

/** Flat diffuser of opal plastic: quietly white by day, burning by night. */
export function diffuser(pen: Pen): string {
  if (pen.night) return pen.radial(lit(pen, 0.12), 0.5, 0.5, 0.62);
  return pen.linear(
    [
      [0, "#fffefb"],
      [0.5, "#f8f3ea"],
      [1, "#e4dccd"],
    ],
    0,
    0,
    1,
    1,
  );
}

/** Even glow for narrow strips. */
export function stripFill(pen: Pen): string {
  return pen.night ? hex(mix(pen.glow, rgb("#fffaf0"), 0.75)) : "#fbf6ec";
}

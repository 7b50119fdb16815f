import { intensityLookUp } from "../photometry/look-up.ts";
import type { Opening, Photometry } from "../photometry/photometry.ts";
import { MILLIMETRES_PER_METRE } from "../units.ts";

export type GlareHint = "calm" | "bright" | "dazzling";

/**
 * Angles from straight down at which a ceiling light is in the field of view of a person looking
 * ahead.
 */
const SEEN_FROM = 65;
const SEEN_TO = 85;
const STEP = 5;
const PLANE_STEP = 15;
const CALM = 3000;
const BRIGHT = 10_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The highest mean luminance (cd/m²) of a light at 65–85° from straight down: intensity over the
 * projected area. It indicates whether the light is pleasant to have in view. It is not a UGR: it
 * knows neither the room nor the observer's position, and treats a small bright lamp inside a large
 * opening as evenly spread. Undefined when the size of the luminous opening is unknown.
 */
export function glareLuminance(photometry: Photometry, opening: Opening): number | undefined {
  const look = intensityLookUp(photometry);
  let highest = 0;
  for (let angle = SEEN_FROM; angle <= SEEN_TO; angle += STEP) {
    for (let plane = 0; plane < 360; plane += PLANE_STEP) {
      const [sine, cosine] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
      const [x, y] = [sine * Math.cos(radians(plane)), sine * Math.sin(radians(plane))];
      const area = seenArea(opening, [x, y, cosine]);
      if (area === 0) return undefined;
      highest = Math.max(highest, look(x, y, -cosine) / area);
    }
  }
  return highest;
}

export function glareHint(luminance: number): GlareHint {
  if (luminance <= CALM) return "calm";
  return luminance <= BRIGHT ? "bright" : "dazzling";
}

/**
 * Projected area (m²) of an opening seen from a direction: its face and sides, each times the
 * cosine towards the eye.
 */
function seenArea(opening: Opening, [x, y, down]: readonly [number, number, number]): number {
  const [length, width, height] = [opening.length, opening.width, opening.height].map(
    (size) => size / MILLIMETRES_PER_METRE,
  ) as [number, number, number];
  const face = (opening.isRound ? Math.PI / 4 : 1) * length * width * down;
  const sides = opening.isRound
    ? Math.max(length, width) * height * Math.hypot(x, y)
    : height * (width * Math.abs(x) + length * Math.abs(y));
  return face + sides;
}

/** How much brighter the lamp itself is than the white of the picture that shows it: 1 / (1 − CLIP). */
const CLIP = 0.97;
/** What an unlit room keeps of the light in the picture. */
const UNLIT = 0.02;
const POINTS = 33;

/**
 * What becomes of a lit picture's light when the lamp is turned down to a level of 0–100: the values of an SVG table,
 * in linear light. The level is the square root of the light, about as the eye sees
 * it. A lamp is far brighter than the white that a picture can show: it stays white long
 * after the wall has grown dark, by the curve x / (1 + x) that pictures of bright things are developed with.
 * @returns undefined: fully lit, the picture as it is
 */
export function dimmingTable(level: number): string | undefined {
  if (level >= 100) return undefined;
  const light = (Math.max(0, level) / 100) ** 2;
  const values = Array.from({ length: POINTS }, (_, index) => dimmed(index / (POINTS - 1), light));
  return values.map((value) => value.toFixed(4)).join(" ");
}

function dimmed(value: number, light: number): number {
  const dark = 1 - light;
  return dark * UNLIT * value + (light * value) / (1 - CLIP * dark * value);
}

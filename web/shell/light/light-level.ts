import { dimmed } from "./light-state.ts";

/** How much brighter the lamp is than the picture's white: 1 / (1 − CLIP). */
const CLIP = 0.985;
/** Pixels at least this bright belong to the lamp itself, not to what it lights. */
const LAMP = 0.85;
/** What an unlit room keeps of the picture's light: enough to make out the objects. */
const UNLIT = 0.05;
const POINTS = 33;

/**
 * How a lit picture darkens when the lamp is dimmed to a level of 0–100: an SVG table from a
 * pixel's brightness to its factor, in linear light. The light is the square of the level, about as
 * the eye perceives it. A lamp is far brighter than a picture's white: it stays white long after
 * the wall has become dark, by the tone curve x / (1 + x) used for bright subjects.
 *
 * @returns undefined at full level, where the picture is unchanged
 */
export function dimmingTable(level: number): string | undefined {
  if (level >= 100) return undefined;
  const light = dimmed(level);
  const factors = Array.from({ length: POINTS }, (_, index) => factor(index / (POINTS - 1), light));
  return factors.map((value) => value.toFixed(4)).join(" ");
}

function factor(brightness: number, light: number): number {
  const dark = 1 - light;
  const lit = light / (1 - CLIP * dark * Math.min(1, brightness / LAMP));
  return UNLIT + (1 - UNLIT) * lit;
}

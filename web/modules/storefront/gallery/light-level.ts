import { dimmed } from "./light-state.ts";

/** How much brighter the lamp itself is than the white of the picture that shows it: 1 / (1 − CLIP). */
const CLIP = 0.985;
/** As bright as this is the lamp, nothing that it lights. */
const LAMP = 0.85;
/** What an unlit room keeps of the light in the picture: enough to tell where things are. */
const UNLIT = 0.05;
const POINTS = 33;

/**
 * What is left of a lit picture's light when the lamp is turned down to a level of 0–100: an SVG table from how bright
 * a place is to its factor, in linear light. The level is the square root of the light, about as the eye sees it.
 * A lamp is far brighter than the white that a picture can show: it stays white long after the wall has grown dark, by
 * the curve x / (1 + x) that pictures of bright things are developed with.
 * @returns undefined: fully lit, the picture as it is
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

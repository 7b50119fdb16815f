import type { PlaneLight } from "#contract/lighting/plan/plan-calculator.ts";

/**
 * The colour map "inferno", by share of twice the target: readable for colour-blind people too,
 * from dark to light.
 */
const STEPS = [
  [20, 11, 53],
  [87, 16, 110],
  [147, 38, 103],
  [204, 66, 72],
  [243, 120, 25],
  [250, 193, 39],
  [252, 255, 164],
] as const;

/** The shares at which the steps are: from zero to twice the target. */
export const HEAT_SHARES = STEPS.map((_, index) => (2 * index) / (STEPS.length - 1));

type Colour = readonly [red: number, green: number, blue: number];

/**
 * The colour of an illuminance relative to the target; above twice the target it no longer changes.
 */
export function heatColour(share: number): Colour {
  const place = (Math.min(2, Math.max(0, share)) / 2) * (STEPS.length - 1);
  const index = Math.min(STEPS.length - 2, Math.floor(place));
  const [from, to] = [STEPS[index] ?? STEPS[0], STEPS[index + 1] ?? STEPS[0]];
  const mix = (channel: 0 | 1 | 2) =>
    Math.round(from[channel] + (to[channel] - from[channel]) * (place - index));
  return [mix(0), mix(1), mix(2)];
}

/**
 * Pixels of a map, one per value. Along the walls of an L, points outside take their neighbour's
 * colour, so that the map can be stretched to the wall; farther out they are transparent.
 */
export function heatPixels(
  { values, columns, rows }: PlaneLight,
  target: number,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(values.length * 4);
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? Number.NaN
      : (values[row * columns + column] ?? Number.NaN);
  for (const [index, own] of values.entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const value = [own, ...AROUND.map(([x, y]) => at(column + x, row + y))].find(
      (near) => !Number.isNaN(near),
    );
    if (value !== undefined) pixels.set([...heatColour(value / target), 255], index * 4);
  }
  return pixels;
}

/** Direct neighbours before diagonal ones. */
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

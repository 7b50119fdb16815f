import type { Photometry } from "./photometry.ts";

/** Intensity (cd) towards a unit direction in the light's own x, y and z (up). */
export type IntensityLookUp = (x: number, y: number, z: number) => number;

const DEGREES = 180 / Math.PI;

/** Intensities between a table's angles are interpolated linearly. */
export function intensityLookUp(photometry: Photometry): IntensityLookUp {
  const { frame, planes, angles, candelas } = photometry;
  const placeOf = placeFinder(angles);
  const between = (row: readonly number[], place: number) => {
    const index = Math.floor(place);
    const start = row[index] ?? 0;
    return start + (place - index) * ((row[index + 1] ?? start) - start);
  };
  const [only = []] = candelas;
  const planeOf = placeFinder(planes);
  const look = (plane: number, angle: number) => {
    const place = placeOf(angle);
    if (place < 0) return 0;
    if (planes.length === 1) return between(only, place);
    const planePlace = planeOf(plane);
    if (planePlace < 0) return 0;
    const index = Math.floor(planePlace);
    const start = between(candelas[index] ?? only, place);
    const share = planePlace - index;
    return share === 0
      ? start
      : start + share * (between(candelas[index + 1] ?? only, place) - start);
  };
  if (frame === "C") {
    return planes.length === 1
      ? (_x, _y, z) => look(0, degreesFrom(-z))
      : (x, y, z) => look((Math.atan2(y, x) * DEGREES + 360) % 360, degreesFrom(-z));
  }
  return frame === "B"
    ? (x, y, z) => look(Math.atan2(y, -z) * DEGREES, degreesFrom(x))
    : (x, y, z) => look(Math.atan2(x, -z) * DEGREES, degreesFrom(y));
}

/**
 * The share of its output that a light gives at a tilt; outside the table, that of the nearest
 * angle.
 */
export function tiltFactorOf({ tiltFactors }: Photometry, degrees: number): number {
  if (!tiltFactors) return 1;
  const { angles, factors } = tiltFactors;
  const nearest = Math.min(Math.max(Math.abs(degrees), angles[0] ?? 0), angles.at(-1) ?? 0);
  const place = placeFinder(angles)(nearest);
  const index = Math.floor(place);
  const start = factors[index] ?? 1;
  return start + (place - index) * ((factors[index + 1] ?? start) - start);
}

function degreesFrom(cosine: number): number {
  return Math.acos(Math.min(1, Math.max(-1, cosine))) * DEGREES;
}

/**
 * The fractional index of a value among ascending ones, 2.5 being half-way from the third to the
 * fourth; -1 outside.
 */
function placeFinder(values: readonly number[]): (value: number) => number {
  const [first = 0] = values;
  const last = values.at(-1) ?? 0;
  const count = values.length;
  const step = (last - first) / (count - 1);
  const isEven = values.every((value, index) => Math.abs(first + index * step - value) < 1e-9);
  if (isEven && count > 1) {
    return (value) => (value < first || value > last ? -1 : (value - first) / step);
  }
  return (value) => {
    if (value < first || value > last) return -1;
    let low = 0;
    let high = count - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((values[middle] ?? 0) <= value) low = middle;
      else high = middle;
    }
    const from = values[low] ?? 0;
    return low + (value - from) / ((values[high] ?? from) - from || 1);
  };
}

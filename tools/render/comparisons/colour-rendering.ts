/** What a lamp's spectrum does to colours, in the bands that the pictures are rendered in. */
import {
  FIRST_NM,
  type Lamp,
  LAMPS,
  OBSERVER,
  STEP_NM,
  TEST_COLOURS,
} from "./published-spectra.ts";

export const BANDS = 30;
const FIRST_EDGE_NM = 400;
const BAND_NM = 10;

/** X, Y and Z of a surface that reflects everything, by band. */
export type BandWeights = number[][];
type Triple = [number, number, number];

const AXES = [0, 1, 2] as const;

export function weightsOf(spectrum: readonly number[]): BandWeights {
  const shares = spectrum.map((_, index) => sharesAt(FIRST_NM + index * STEP_NM));
  const weight = (band: number, axis: 0 | 1 | 2) =>
    OBSERVER[axis].reduce<number>(
      (sum, seen, index) => sum + seen * (spectrum[index] ?? 0) * (shares[index]?.[band] ?? 0),
      0,
    );
  return Array.from({ length: BANDS }, (_, band) => AXES.map((axis) => weight(band, axis)));
}

/**
 * How a wavelength counts in each band: between two bands half in each, below 400 and above 700 nm
 * in the outermost.
 */
function sharesAt(nm: number): Partial<Record<number, number>> {
  const exact = (nm - FIRST_EDGE_NM) / BAND_NM;
  const within = (band: number) => Math.min(BANDS - 1, Math.max(0, Math.floor(band)));
  const [before, after] = [within(exact - 1), within(exact)];
  return Number.isInteger(exact) && before !== after
    ? { [before]: 0.5, [after]: 0.5 }
    : { [after]: 1 };
}

export const lampWeights = (lamp: Lamp): BandWeights => weightsOf(LAMPS[lamp]);

function tristimulus(weights: BandWeights, reflectance?: readonly number[]): Triple {
  const axis = (k: number) =>
    weights.reduce((sum, band, i) => sum + (band[k] ?? 0) * (reflectance?.[i] ?? 1), 0);
  return [axis(0), axis(1), axis(2)];
}

/** CIE 1960 chromaticity. */
function uvOf([x, y, z]: Triple): [u: number, v: number] {
  const sum = x + 15 * y + 3 * z;
  return [(4 * x) / sum, (6 * y) / sum];
}

/** Second radiation constant, in m·K. */
const C2 = 1.4388e-2;

function blackBody(kelvin: number): number[] {
  return LAMPS["LED-B1"].map((_, index) => {
    const metres = (FIRST_NM + index * STEP_NM) * 1e-9;
    return metres ** -5 / (Math.exp(C2 / (metres * kelvin)) - 1);
  });
}

/** The black body of nearest chromaticity; for lamps below 5,000 K. */
function nearestKelvin([u, v]: [number, number]): number {
  const distance = (kelvin: number) => {
    const [ub, vb] = uvOf(tristimulus(weightsOf(blackBody(kelvin))));
    return Math.hypot(ub - u, vb - v);
  };
  const nearest = (middle: number, step: number) => {
    const all = Array.from({ length: 41 }, (_, index) => middle + (index - 20) * step);
    const far = all.map(distance);
    return all[far.indexOf(Math.min(...far))] ?? middle;
  };
  return nearest(nearest(3500, 75), 5);
}

const c = ([u, v]: [number, number]) => (4 - u - 10 * v) / v;
const d = ([u, v]: [number, number]) => (1.708 * v + 0.404 - 1.481 * u) / v;

/** Point in the CIE 1964 space; `y` in per cent of white. */
function pointOf(y: number, [u, v]: [number, number], [u0, v0]: [number, number]): Triple {
  const w = 25 * Math.cbrt(y) - 17;
  return [w, 13 * w * (u - u0), 13 * w * (v - v0)];
}

/** The special indices of the test colours (R1 to R14), and the correlated colour temperature. */
export function colourRendering(lamp: Lamp): { kelvin: number; indices: number[] } {
  const own = lampWeights(lamp);
  const white = uvOf(tristimulus(own));
  const kelvin = nearestKelvin(white);
  const ideal = weightsOf(blackBody(kelvin));
  const idealWhite = uvOf(tristimulus(ideal));
  const share = (weights: BandWeights, reflectance: readonly number[]) =>
    (100 * tristimulus(weights, reflectance)[1]) / tristimulus(weights)[1];
  const indices = Object.values(TEST_COLOURS).map((reflectance) => {
    const seen = uvOf(tristimulus(own, reflectance));
    const [cs, ds] = [(c(idealWhite) / c(white)) * c(seen), (d(idealWhite) / d(white)) * d(seen)];
    const scale = 16.518 + 1.481 * cs - ds;
    const adapted: [number, number] = [(10.872 + 0.404 * cs - 4 * ds) / scale, 5.52 / scale];
    const one = pointOf(share(own, reflectance), adapted, idealWhite);
    const ideally = uvOf(tristimulus(ideal, reflectance));
    const other = pointOf(share(ideal, reflectance), ideally, idealWhite);
    return 100 - 4.6 * Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));
  });
  return { kelvin, indices };
}

/** The general index: the mean of the first eight colours. */
export function generalIndex(lamp: Lamp): number {
  return (
    colourRendering(lamp)
      .indices.slice(0, 8)
      .reduce((sum, one) => sum + one, 0) / 8
  );
}

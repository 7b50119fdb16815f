import type { Lumens, Millimetres } from "../units.ts";

/**
 * Luminous intensities around a light. Planes are arranged around a pole like the segments of an
 * orange; an intensity is looked up by its plane and its angle from the pole.
 */
export interface Photometry {
  /**
   * Direction of the pole. `C`: straight down, planes counted from the light's x towards its y.
   * `B`: along the light's x, and `A`: along its y, planes counted from straight down, as
   * floodlights and headlamps are measured.
   */
  frame: "C" | "B" | "A";
  /** Degrees, ascending. A single plane: rotationally symmetric. */
  planes: readonly number[];
  /** Degrees from the pole, ascending within 0–180; outside there is no light. */
  angles: readonly number[];
  /** Candela, by plane. */
  candelas: readonly (readonly number[])[];
  /** How the lamp's output depends on the light's tilt; absent: not at all. */
  tiltFactors?: TiltFactors | undefined;
}

/** Shares of the output when it points straight down. */
export interface TiltFactors {
  /** Degrees of tilt from straight down, ascending. */
  angles: readonly number[];
  factors: readonly number[];
}

/** The luminous opening of a light, in its own coordinates; all zero is a point. */
export interface Opening {
  /** Along plane C0, the light's x. */
  length: Millimetres;
  /** Along plane C90, the light's y. */
  width: Millimetres;
  height: Millimetres;
  isRound: boolean;
}

export interface PhotometricFile {
  format: string;
  name: string;
  /** Watts; zero when unknown. */
  power: number;
  /** Flux of the bare lamps; undefined when the light was measured as a whole. */
  lampFlux: Lumens | undefined;
  opening: Opening;
  photometry: Photometry;
}

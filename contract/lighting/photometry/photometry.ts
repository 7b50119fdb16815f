import type { Lumens, Millimetres } from "../units.ts";

/**
 * Luminous intensities round a light. Planes stand round a pole like the segments of an orange; an intensity is looked
 * up by its plane and its angle from the pole.
 */
export interface Photometry {
  /**
   * Where the pole points. `C`: straight down, planes counted from the light's x towards its y. `B`: along the light's
   * x, and `A`: along its y, planes counted from straight down, as floodlights and headlamps are measured.
   */
  frame: "C" | "B" | "A";
  /** Degrees, rising. One plane alone: the same all round. */
  planes: readonly number[];
  /** Degrees from the pole, rising within 0–180; outside there is no light. */
  angles: readonly number[];
  /** Candela, by plane. */
  candelas: readonly (readonly number[])[];
  /** What a lamp gives when its light leans; absent: the same in every position. */
  tiltFactors?: TiltFactors | undefined;
}

/** Shares of the output that the light has when it points straight down. */
export interface TiltFactors {
  /** Degrees by which it leans from straight down, rising. */
  angles: readonly number[];
  factors: readonly number[];
}

/** The part of a light that shines, in the light's own directions; all zero is a point. */
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
  /** Watts; zero where nobody wrote them down. */
  power: number;
  /** Of the bare lamps; undefined where the light was measured as a whole. */
  lampFlux: Lumens | undefined;
  opening: Opening;
  photometry: Photometry;
}

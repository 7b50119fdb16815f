import { type Candelas, candelas, type Lumens } from "../units.ts";
import type { Photometry } from "./photometry.ts";

/**
 * Degrees between the angles of the table. With linear interpolation, a wider step would add light
 * to a narrow beam.
 */
const STEPS = { wide: 0.5, narrow: 0.125 } as const;
const NARROW_BEAM = 24;
const LEAST_POWER = 1e-3;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The power n of a beam I(θ) = I₀·cosⁿθ. The beam angle β is the full angle between the directions
 * of half intensity: cosⁿ(β⁄2) = ½, so n = ln ½ ⁄ ln cos(β⁄2). 120° gives n = 1, a matt surface. If
 * other light overlaps the beam there, the beam falls to another share.
 */
export function beamPower(beamDegrees: number, share = 0.5): number {
  return Math.max(LEAST_POWER, Math.log(share) / Math.log(Math.cos(radians(beamDegrees / 2))));
}

/** Φ = 2π ∫ I₀·cosⁿθ·sinθ dθ from 0 to 90° = 2π·I₀ ⁄ (n + 1), solved for I₀. */
export function beamPeak(flux: Lumens, beamDegrees: number): Candelas {
  return candelas((flux * (beamPower(beamDegrees) + 1)) / (2 * Math.PI));
}

/**
 * The distribution assumed for a light with only flux and beam angle (below 180°) known; nothing
 * goes up.
 */
export function cosineBeam(flux: Lumens, beamDegrees: number): Photometry {
  const power = beamPower(beamDegrees);
  const peak = beamPeak(flux, beamDegrees);
  const step = beamDegrees < NARROW_BEAM ? STEPS.narrow : STEPS.wide;
  const angles = Array.from({ length: 90 / step + 1 }, (_, index) => index * step);
  const row = angles.map((angle) => peak * Math.max(0, Math.cos(radians(angle))) ** power);
  return { frame: "C", planes: [0], angles, candelas: [row] };
}

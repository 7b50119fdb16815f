import { type Candelas, candelas, type Lumens } from "../units.ts";
import type { Photometry } from "./photometry.ts";

const STEP_DEGREES = 0.5;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The power n of a beam I(θ) = I₀·cosⁿθ. A beam angle β spans the directions with at least half the
 * intensity: cosⁿ(β⁄2) = ½, so n = ln ½ ⁄ ln cos(β⁄2). 120° gives n = 1, a matt surface.
 */
export function beamPower(beamDegrees: number): number {
  return Math.log(0.5) / Math.log(Math.cos(radians(beamDegrees / 2)));
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
  const angles = Array.from({ length: 90 / STEP_DEGREES + 1 }, (_, step) => step * STEP_DEGREES);
  const row = angles.map((angle) => peak * Math.max(0, Math.cos(radians(angle))) ** power);
  return { frame: "C", planes: [0], angles, candelas: [row] };
}

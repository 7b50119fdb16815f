import { type Candelas, candelas, type Lumens } from "../units.ts";
import type { Photometry } from "./photometry.ts";

/** Degrees between the angles of the table. On straight lines a narrow beam would gain light between wider ones. */
const STEPS = { wide: 0.5, narrow: 0.125 } as const;
const NARROW_BEAM = 24;
const LEAST_POWER = 1e-3;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The power n of a beam I(θ) = I₀·cosⁿθ. A beam angle β is where intensity has fallen to a half, on both sides:
 * cosⁿ(β⁄2) = ½, so n = ln ½ ⁄ ln cos(β⁄2). 120° gives n = 1, a matt surface. Where something else shines there as well,
 * the beam falls to another share of itself.
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

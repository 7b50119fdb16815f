import { fluxOf } from "#contract/lighting/photometry/flux.ts";
import type { Distribution } from "./distribution.ts";

/** Intensities in candela by angle from straight down, rotationally symmetric around the axis. */
export interface CandelaTable {
  /** Degrees, ascending from 0 to 90 or 180. */
  angles: number[];
  candelas: number[];
}

const STEP_DEGREES = 1;
const DECIMALS = 100;

/**
 * Samples a distribution, scaled so that the table's flux (lm) is the one the light is sold with.
 */
export function candelaTable(distribution: Distribution, flux: number): CandelaTable {
  const last = distribution(135) + distribution(95) > 0 ? 180 : 90;
  const angles = Array.from({ length: last / STEP_DEGREES + 1 }, (_, step) => step * STEP_DEGREES);
  const shape = angles.map((angle) => Math.max(0, distribution(angle)));
  const scale = flux / fluxOf({ frame: "C", planes: [0], angles, candelas: [shape] });
  return {
    angles,
    candelas: shape.map((value) => Math.round(value * scale * DECIMALS) / DECIMALS),
  };
}

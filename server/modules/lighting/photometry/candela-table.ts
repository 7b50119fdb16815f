import { fluxOf } from "#contract/lighting/photometry/flux.ts";
import type { Distribution } from "./distribution.ts";

/** Intensities in candela at angles from straight down, the same in every direction round the axis. */
export interface CandelaTable {
  /** Degrees, rising from 0 to 90 or 180. */
  angles: number[];
  candelas: number[];
}

const STEP_DEGREES = 1;
const DECIMALS = 100;

/** Samples a distribution so that the table holds just the flux (lm) that the light is sold with. */
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

import { type Lumens, type Lux, lux } from "../units.ts";

/** The estimate of a reference book: no shapes, one factor for all that a room swallows. */
export interface LumenMethod {
  /** m² */
  area: number;
  target: Lux;
  /** Of one light. */
  flux: Lumens;
  /** The share of the flux that reaches the plane (UF, also CU). */
  utilisation: number;
  /** The share of new light that is left with age and dust (MF, also LLF). */
  maintenance: number;
}

/** For a light room of ordinary shape; the span in use is 0.4–0.8. */
export const USUAL_UTILISATION = 0.6;
export const USUAL_MAINTENANCE = 0.8;

/** N = E·A ⁄ (Φ·UF·MF), not yet a whole number. */
export function exactLightCount({ area, target, flux, utilisation, maintenance }: LumenMethod) {
  return (target * area) / (flux * utilisation * maintenance);
}

/** Rounded up; what rounding errors alone put above a whole number is that number. */
export function lightCount(method: LumenMethod): number {
  return Math.ceil(exactLightCount(method) - 1e-9);
}

/** E = N·Φ·UF·MF ⁄ A */
export function lumenMethodIlluminance(
  { area, flux, utilisation, maintenance }: Omit<LumenMethod, "target">,
  count: number,
): Lux {
  return lux((count * flux * utilisation * maintenance) / area);
}

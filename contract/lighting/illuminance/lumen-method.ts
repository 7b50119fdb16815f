import { type Lumens, type Lux, lux } from "../units.ts";

/** The textbook estimate: no geometry, one factor for all losses of the room. */
export interface LumenMethod {
  /** m² */
  area: number;
  target: Lux;
  /** Flux of one light. */
  flux: Lumens;
  /** The fraction of the flux that reaches the plane (UF, also CU). */
  utilisation: number;
  /** The fraction of the initial light left after ageing and dirt (MF, also LLF). */
  maintenance: number;
}

/** For a bright room of ordinary shape; the usual range is 0.4–0.8. */
export const USUAL_UTILISATION = 0.6;
export const USUAL_MAINTENANCE = 0.8;

/** N = E·A ⁄ (Φ·UF·MF), not rounded yet. */
export function exactLightCount({ area, target, flux, utilisation, maintenance }: LumenMethod) {
  return (target * area) / (flux * utilisation * maintenance);
}

/** E = N·Φ·UF·MF ⁄ A */
export function lumenMethodIlluminance(
  { area, flux, utilisation, maintenance }: Omit<LumenMethod, "target">,
  count: number,
): Lux {
  return lux((count * flux * utilisation * maintenance) / area);
}

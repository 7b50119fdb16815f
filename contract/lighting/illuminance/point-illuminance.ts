import { type Candelas, inMetres, type Lux, lux, type Millimetres } from "../units.ts";

/**
 * E = I·cos³θ ⁄ h²: on a horizontal plane at distance `below` under a point source, at an angle
 * from straight down.
 */
export function pointIlluminance(intensity: Candelas, below: Millimetres, degrees = 0): Lux {
  const cosine = Math.cos((degrees * Math.PI) / 180);
  return lux((intensity * cosine ** 3) / inMetres(below) ** 2);
}

import { type Candelas, inMetres, type Lux, lux, type Millimetres } from "../units.ts";

/**
 * E = I·cos³θ ⁄ h²: on a horizontal plane at distance `below` under a point source, at an angle
 * from straight down.
 */
export function pointIlluminance(intensity: Candelas, below: Millimetres, degrees = 0): Lux {
  const cosine = Math.cos((degrees * Math.PI) / 180);
  return lux((intensity * cosine ** 3) / inMetres(below) ** 2);
}

/** E = I·sinθ·cos²θ ⁄ h²: on a vertical surface facing a point source, at `below` (h) under it. */
export function verticalIlluminance(intensity: Candelas, below: Millimetres, degrees: number): Lux {
  const angle = (degrees * Math.PI) / 180;
  return lux((intensity * Math.sin(angle) * Math.cos(angle) ** 2) / inMetres(below) ** 2);
}

/** E = I·sinθ ⁄ d²: the same, given the distance to the source. */
export function verticalIlluminanceAt(
  intensity: Candelas,
  distance: Millimetres,
  degrees: number,
): Lux {
  return lux((intensity * Math.sin((degrees * Math.PI) / 180)) / inMetres(distance) ** 2);
}

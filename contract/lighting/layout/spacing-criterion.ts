import { type IntensityLookUp, intensityLookUp } from "../photometry/look-up.ts";
import type { Photometry } from "../photometry/photometry.ts";

const STEP = 0.25;
const MOST = 85;
const ACROSS = [0, 90, 180, 270] as const;
const DIAGONALS = [45, 135, 225, 315] as const;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The spacing criterion SC of a light: the widest spacing, in heights above the plane, at which it
 * is no darker between lights than below one. Between two, each must give half of what it gives
 * straight below; in the middle of four, a quarter; the smaller spacing counts. Undefined for a
 * light that emits nothing straight down.
 */
export function spacingCriterion(photometry: Photometry): number | undefined {
  const look = intensityLookUp(photometry);
  if (!(look(0, 0, -1) > 0)) return undefined;
  const between = ACROSS.map((plane) => 2 * reach(look, plane, 1 / 2));
  const amid = DIAGONALS.map((plane) => Math.SQRT2 * reach(look, plane, 1 / 4));
  return Math.min(...between, ...amid);
}

/**
 * Horizontal distance, in heights, at which a light gives a share of what it gives straight below:
 * E = I·cos³θ ⁄ h².
 */
function reach(look: IntensityLookUp, plane: number, share: number): number {
  const [x, y] = [Math.cos(radians(plane)), Math.sin(radians(plane))];
  const least = share * look(0, 0, -1);
  const illuminance = (degrees: number) => {
    const [sine, cosine] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
    return look(x * sine, y * sine, -cosine) * cosine ** 3;
  };
  let [before, value] = [0, illuminance(0)];
  for (let angle = STEP; angle <= MOST; angle += STEP) {
    const next = illuminance(angle);
    if (next < least) {
      const part = (value - least) / (value - next);
      return Math.tan(radians(before + part * STEP));
    }
    [before, value] = [angle, next];
  }
  return Math.tan(radians(MOST));
}

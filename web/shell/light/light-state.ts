import type { LayerWeights } from "#contract/media/light-layers.ts";
import type { LightMix } from "#web/ui/display/light-mixer.ts";

/** The state of a night picture's controls. */
export interface LightState {
  /** Dimmer level, 0 to 100. */
  level: number;
  /** Colour temperature; undefined: as rendered. */
  kelvin: number | undefined;
  /** From 0, noon, to 100, night. */
  hour: number;
}

export const NIGHT = 100;

/**
 * The share of its light that a lamp gives at a dimmer level: the square, about as the eye
 * perceives it.
 */
export function dimmed(level: number): number {
  return (Math.min(100, Math.max(0, level)) / 100) ** 2;
}

/**
 * The weights of the layers: at night they add up to the night picture, at noon to the day picture.
 * At level 0 the lamp gives nothing.
 */
export function mixOf(weights: LayerWeights, { level, kelvin, hour }: LightState): LightMix {
  const night = hour / NIGHT;
  const { lampByDay, lampByNight, ambientByNight } = weights;
  return {
    // Daylight fades geometrically, as the eye perceives brightness.
    room: ambientByNight ** night,
    lamp: dimmed(level) * (lampByDay + (lampByNight - lampByDay) * night),
    kelvin: kelvin ?? weights.kelvin,
  };
}

export function hourName(hour: number): "day" | "sunset" | "night" {
  if (hour < NIGHT / 3) return "day";
  return hour < (NIGHT * 5) / 6 ? "sunset" : "night";
}

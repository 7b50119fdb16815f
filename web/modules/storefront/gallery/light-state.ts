import type { LayerWeights } from "#contract/media/light-layers.ts";
import type { LightMix } from "#web/ui/display/light-mixer.ts";

/** What the controls of a picture by night are set to. */
export interface LightState {
  /** Of the dimmer, 0 to 100. */
  level: number;
  /** Of the light; undefined: as it was rendered. */
  kelvin: number | undefined;
  /** From 0, noon, to 100, night. */
  hour: number;
}

export const NIGHT = 100;

/** The share of its light that a lamp gives at a level of its dimmer: the square, about as the eye sees it. */
export function dimmed(level: number): number {
  return (Math.min(100, Math.max(0, level)) / 100) ** 2;
}

/** What the layers weigh: at night they add up to the picture by night, at noon to the one by day. Off is off. */
export function mixOf(weights: LayerWeights, { level, kelvin, hour }: LightState): LightMix {
  const night = hour / NIGHT;
  const { lampByDay, lampByNight, ambientByNight } = weights;
  return {
    // Daylight goes as the eye follows it: in equal steps of the same ratio.
    room: ambientByNight ** night,
    lamp: dimmed(level) * (lampByDay + (lampByNight - lampByDay) * night),
    kelvin: kelvin ?? weights.kelvin,
  };
}

export function hourName(hour: number): "day" | "sunset" | "night" {
  if (hour < NIGHT / 3) return "day";
  return hour < (NIGHT * 5) / 6 ? "sunset" : "night";
}

/** The parameters and exposure of a room view. */
import { lampColour } from "../lamp-colour.ts";

export interface RoomView {
  /** File under db/demo/pictures/ without its extension. */
  name: string;
  /** Module of `views/` that builds it, and its parameters. */
  setting: string;
  changes?: Record<string, unknown>;
  /** SKUs of our products, by the names used in the module. */
  pieces: Record<string, string>;
  size: { width: number; height: number; samples: number };
  exposure: Exposure;
  /** The sky is that of the evening: there is no daylight to turn up. */
  isDusk?: boolean;
}

/**
 * `bright` is the linear light at the spot lit best by the lamps, `room` the fraction of the other
 * light, `tint` the lamps' colour as seen by the camera; then lens and film effects.
 */
export interface Exposure {
  bright: number;
  room: number;
  tint: readonly number[];
  glow: number;
  contrast: number;
  saturation: number;
}

/**
 * The camera's white point is between lamplight and daylight, so that lamps look warm and not
 * orange.
 */
const WARM = lampColour(3300);

export const EVENING: Exposure = {
  bright: 0.31,
  room: 0.11,
  tint: WARM,
  glow: 0.05,
  contrast: 1.35,
  saturation: 1.12,
};

export const DAY: Exposure = { ...EVENING, bright: 0.62, room: 1, glow: 0.03, contrast: 1.3 };
export const NIGHT: Exposure = { ...EVENING, bright: 0.34, room: 0.1 };

/** Twice the pixels that a page shows, so that few samples are enough. */
export const WIDE = { width: 3200, height: 1600, samples: 16 };
/** Album pictures, three by two. */
export const ALBUM = { width: 2160, height: 1440, samples: 8 };
/** Close-ups of one product, in portrait format as on its page. */
export const UPRIGHT = { width: 1280, height: 1600, samples: 8 };
/** The same size as a crop from an album picture. */
export const CUT = { width: 1152, height: 1440, samples: 8 };

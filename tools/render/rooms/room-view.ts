/** The parameters and the exposure of a view of a room. */
import { lampColour } from "../lamp-colour.ts";

export interface RoomView {
  /** File under db/demo/pictures/ without its ending. */
  name: string;
  /** Module of `views/` that builds it, and its parameters. */
  setting: string;
  changes?: Record<string, unknown>;
  /** SKUs of our products by the names that the module knows them by. */
  pieces: Record<string, string>;
  size: { width: number; height: number; samples: number };
  exposure: Exposure;
}

/**
 * `bright` is the linear light of what the lamps light best, `room` the share of the light that is not theirs, `tint`
 * the lamps' colour as the camera sees it; then what lens and film do.
 */
export interface Exposure {
  bright: number;
  room: number;
  tint: readonly number[];
  glow: number;
  contrast: number;
  saturation: number;
}

/** The camera's white lies between lamplight and daylight, so that lamps look warm and not orange. */
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

export const WIDE = { width: 1600, height: 800, samples: 32 };
/** The pictures of albums, three by two. */
export const ALBUM = { width: 1080, height: 720, samples: 16 };
/** What one product is seen in near by, upright as its page shows it. */
export const UPRIGHT = { width: 640, height: 800, samples: 16 };
/** As large as what is cut out of a picture of an album. */
export const CUT = { width: 576, height: 720, samples: 16 };

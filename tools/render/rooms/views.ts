/** The pictures of rooms there are to render: which setting, which of our products hang in it, how it is exposed. */
import { lampColour } from "../lamp-colour.ts";

export interface RoomView {
  /** File under db/demo/pictures/ without its ending. */
  name: string;
  /** Module of `views/` that builds it, and what it is told. */
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

const EVENING: Exposure = {
  bright: 0.31,
  room: 0.11,
  tint: WARM,
  glow: 0.05,
  contrast: 1.35,
  saturation: 1.12,
};

const DAY: Exposure = { ...EVENING, bright: 0.62, room: 1, glow: 0.03, contrast: 1.3 };
const NIGHT: Exposure = { ...EVENING, bright: 0.34, room: 0.1 };

const LANDSCAPE = { width: 1440, height: 960, samples: 32 };
const WIDE = { width: 1760, height: 880, samples: 36 };

export const roomViews: RoomView[] = [
  {
    name: "scenes/home-hero",
    setting: "reception-evening",
    pieces: { chandelier: "HL-80-BR", "wall-light": "KTN-1-AB" },
    size: WIDE,
    exposure: EVENING,
  },
  {
    name: "albums/handles-switches/01",
    setting: "door-leaf",
    pieces: { handle: "ND-R-BR" },
    size: LANDSCAPE,
    exposure: DAY,
  },
  {
    name: "albums/bedrooms-corridors/02",
    setting: "bedroom-evening",
    pieces: { light: "QM-11-BR" },
    size: LANDSCAPE,
    exposure: EVENING,
  },
  {
    name: "albums/outdoor-facades/01",
    setting: "facade-night",
    pieces: { light: "SHT-12-AN", pull: "ND-R-BR" },
    changes: { handle: false },
    size: LANDSCAPE,
    exposure: NIGHT,
  },
  {
    name: "albums/reception-dining/02",
    setting: "dining",
    pieces: { light: "HL-80-BR" },
    changes: { table: "round", wall: "clay" },
    size: LANDSCAPE,
    exposure: EVENING,
  },
];

/** Lamps close up, in holders that show them. */
import { CUT, EVENING, type RoomView } from "../room-view.ts";

const SOFT = { ...EVENING, bright: 0.52, room: 0.45 };

const near = (name: string, sku: string, scene: string, wall: string): RoomView => ({
  name: `rooms/${name}`,
  setting: "near-lamps",
  pieces: { lamp: sku },
  changes: { scene, wall },
  size: CUT,
  exposure: SOFT,
});

export const lampViews: RoomView[] = [
  near("bedside-lamp", "NHA-09-30", "bedside", "teal"),
  near("table-lamps", "GHR-G95-22", "table", "brick"),
  near("candle-lamps", "SHR-E14-27", "sconce", "olive"),
  near("capsule-lamps", "SHA-G9-30", "vanity", "rose"),
  near("reading-lamp", "HAM-GU10-30", "reading", "chalk"),
  near("spot-lamps", "WMD-GU10-30", "bar", "ochre"),
];

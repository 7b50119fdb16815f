/** Stairs: the well of a villa, the landing of a block of flats. */
import { ALBUM, EVENING, type RoomView, UPRIGHT } from "../room-view.ts";

export const stairViews: RoomView[] = [
  {
    name: "albums/bedrooms-corridors/05",
    setting: "stairs.well",
    pieces: { light: "SHL3-GD" },
    size: ALBUM,
    exposure: { ...EVENING, bright: 0.4, room: 0.14 },
  },
  {
    name: "rooms/landing",
    setting: "stairs.landing",
    pieces: { light: "HRS-16-30" },
    size: UPRIGHT,
    exposure: { ...EVENING, bright: 0.58, room: 0.3 },
  },
];

/** The album of bedrooms and corridors. */
import { ALBUM, EVENING, type RoomView } from "../room-view.ts";

const CALM = { ...EVENING, bright: 0.34, room: 0.16 };

export const bedroomViews: RoomView[] = [
  {
    name: "albums/bedrooms-corridors/01",
    setting: "bedroom-corner",
    pieces: { light: "LL-30-BR" },
    size: ALBUM,
    exposure: { ...CALM, bright: 0.5, room: 0.3 },
  },
  {
    name: "albums/bedrooms-corridors/02",
    setting: "bedroom-evening",
    pieces: { light: "QM-11-BR" },
    size: ALBUM,
    exposure: CALM,
  },
  {
    name: "albums/bedrooms-corridors/03",
    setting: "bedroom-evening",
    pieces: { light: "KTN-1-AB" },
    changes: { mount: "wall", height: 1600, side: true },
    size: ALBUM,
    exposure: { ...CALM, bright: 0.42 },
  },
  {
    name: "albums/bedrooms-corridors/04",
    setting: "corridor",
    pieces: { light: "ZL-22-BK" },
    size: ALBUM,
    exposure: { ...CALM, bright: 0.42 },
  },
  {
    name: "albums/bedrooms-corridors/06",
    setting: "corridor",
    pieces: { light: "NQ-7-WH-30" },
    changes: { lights: "ceiling" },
    size: ALBUM,
    exposure: { ...CALM, bright: 0.45 },
  },
];

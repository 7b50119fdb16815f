/** The album of gardens and facades, and the scenes of the entrance. */
import { ALBUM, DAY, NIGHT, UPRIGHT, type RoomView } from "../room-view.ts";

/** `room` is the remaining daylight beside the lamps, which give little light outdoors. */
const dusk = (bright: number, room: number) => ({ ...NIGHT, bright, room, glow: 0.07 });

const views: RoomView[] = [
  {
    name: "albums/outdoor-facades/01",
    setting: "facade-evening",
    pieces: { light: "SHT-12-AN" },
    size: ALBUM,
    exposure: dusk(0.46, 0.035),
  },
  {
    name: "albums/outdoor-facades/02",
    setting: "gate-evening",
    pieces: { light: "BWB-52-AB" },
    changes: { seen: 0.15 },
    size: ALBUM,
    exposure: dusk(0.055, 0.022),
  },
  {
    name: "albums/outdoor-facades/03",
    setting: "garden-evening",
    pieces: { light: "MMS-80-AN" },
    changes: { seen: 0.03 },
    size: ALBUM,
    exposure: dusk(0.24, 0.008),
  },
  {
    name: "albums/outdoor-facades/04",
    setting: "garden-evening",
    pieces: { light: "GHS-7-BK-30" },
    changes: { scene: "palm" },
    size: ALBUM,
    exposure: dusk(0.04, 0.012),
  },
  {
    name: "albums/outdoor-facades/05",
    setting: "garden-evening",
    pieces: { light: "SHM-60-BK" },
    changes: { scene: "edge", seen: 0.03 },
    size: ALBUM,
    exposure: dusk(0.2, 0.05),
  },
  {
    name: "albums/outdoor-facades/06",
    setting: "facade-evening",
    pieces: { light: "YQZ-11-AN", pull: "OMD-60-BK" },
    changes: { pair: false, camera: "near", apart: 900 },
    size: ALBUM,
    exposure: dusk(0.4, 0.045),
  },
  {
    name: "albums/outdoor-facades/07",
    setting: "outdoors.garage",
    pieces: { light: "MDN-50-30" },
    size: ALBUM,
    exposure: dusk(0.23, 0.08),
  },
  {
    name: "albums/outdoor-facades/08",
    setting: "outdoors.steps",
    pieces: { strip: "MWJ-67-27" },
    size: ALBUM,
    exposure: dusk(0.26, 0.5),
  },
  {
    name: "rooms/chalet-terrace",
    setting: "outdoors.chalet",
    pieces: { light: "NWB-12" },
    size: UPRIGHT,
    exposure: { ...DAY, bright: 0.72 },
  },
  {
    name: "scenes/home-room-entrance",
    setting: "facade-evening",
    pieces: { light: "BWB-52-AB", bollard: "MMS-40-AN", pull: "OMD-60-BK" },
    changes: { camera: "door", path: true, height: 2150 },
    size: ALBUM,
    exposure: dusk(0.24, 0.05),
  },
];

export const outdoorViews = views.map((view): RoomView => ({ ...view, isDusk: true }));

/** The album of handles, switches and details. */
import { ALBUM, DAY, type RoomView } from "../room-view.ts";

const handle = (sku: string) => ({ handle: sku });
const plate = (sku: string) => ({ plate: sku });

export const doorViews: RoomView[] = [
  {
    name: "albums/handles-switches/01",
    setting: "door-handle",
    pieces: handle("ND-R-BR"),
    changes: { ajar: true },
    size: ALBUM,
    exposure: DAY,
  },
  {
    name: "albums/handles-switches/02",
    setting: "door-handle",
    pieces: handle("HF-S-BK"),
    changes: { leaf: "white", pan: -16, near: 860, aim: [-10, -10] },
    size: ALBUM,
    exposure: { ...DAY, bright: 0.95 },
  },
  {
    name: "albums/handles-switches/03",
    setting: "door-handle",
    pieces: handle("SLT-AB-85"),
    changes: { leaf: "carved", pan: -14, near: 980, aim: [75, 25] },
    size: ALBUM,
    exposure: DAY,
  },
  {
    name: "albums/handles-switches/04",
    setting: "villa-door",
    pieces: { pull: "OMD-120-SS" },
    size: ALBUM,
    exposure: { ...DAY, bright: 0.7 },
  },
  {
    name: "albums/handles-switches/05",
    setting: "kitchen-drawers",
    pieces: { pull: "SDF-160-BR" },
    size: ALBUM,
    exposure: DAY,
  },
  {
    name: "albums/handles-switches/06",
    setting: "wall-plate",
    pieces: plate("LMS-2-GD"),
    size: ALBUM,
    exposure: DAY,
  },
  {
    name: "albums/handles-switches/07",
    setting: "wall-plate",
    pieces: plate("HMS-D-BK"),
    changes: { wall: "chalk", before: "bed", pan: 12, aim: [70, -70] },
    size: ALBUM,
    exposure: { ...DAY, bright: 0.72 },
  },
  {
    name: "albums/handles-switches/08",
    setting: "wall-plate",
    pieces: plate("LMS-S2-IV"),
    changes: { wall: "sage", before: "desk", near: 1050, pan: 12, aim: [40, -70] },
    size: ALBUM,
    exposure: DAY,
  },
];

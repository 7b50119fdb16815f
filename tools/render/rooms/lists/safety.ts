/** Alarms, sockets and drivers in their places. */
import { ALBUM, DAY, UPRIGHT, type RoomView } from "../room-view.ts";

export const safetyViews: RoomView[] = [
  {
    name: "rooms/corridor-ceiling",
    setting: "safety.ceiling-alarm",
    pieces: { alarm: "YQS-10-SM" },
    size: UPRIGHT,
    exposure: { ...DAY, bright: 1.05 },
  },
  {
    name: "rooms/kitchen-wall",
    setting: "safety.kitchen-wall",
    pieces: { alarm: "NFS-7-WH", socket: "LMS-S-WH" },
    size: ALBUM,
    exposure: { ...DAY, bright: 0.7 },
  },
  {
    name: "rooms/wardrobe-shelf",
    setting: "drivers",
    pieces: { madad: "MDD-24-60", mizan: "MZN-48-100", strip: "KHT-24-27" },
    size: ALBUM,
    exposure: DAY,
  },
  {
    name: "rooms/hall-switch",
    setting: "wall-plate",
    pieces: { plate: "ISH-2-WH" },
    changes: { wall: "sage", near: 760, pan: -20, aim: [10, -10] },
    size: UPRIGHT,
    exposure: DAY,
  },
];

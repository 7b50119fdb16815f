/** Kitchens and bathrooms. */
import { lampColour } from "../../lamp-colour.ts";
import { CUT, EVENING, type RoomView, UPRIGHT } from "../room-view.ts";

export const kitchenViews: RoomView[] = [
  {
    name: "rooms/kitchen-island",
    setting: "kitchens.island",
    pieces: { light: "ASL-25-AB" },
    size: UPRIGHT,
    exposure: { ...EVENING, bright: 0.52, room: 0.3 },
  },
  {
    name: "rooms/kitchen-cabinets",
    setting: "kitchens.cabinets",
    pieces: { light: "RK-15-WH-30" },
    size: UPRIGHT,
    exposure: { ...EVENING, bright: 0.42, room: 0.3 },
  },
  {
    name: "rooms/bathroom-mirror",
    setting: "bathrooms.mirror",
    pieces: { light: "WDH-40-CH" },
    size: CUT,
    exposure: { ...EVENING, bright: 0.9, room: 0.8, contrast: 1.25, tint: lampColour(4300) },
  },
  {
    name: "rooms/shower",
    setting: "bathrooms.shower",
    pieces: { light: "NQA-9-WH" },
    size: CUT,
    exposure: { ...EVENING, bright: 0.48, room: 0.24 },
  },
];

/** Offices under panels. */
import { lampColour } from "../../lamp-colour.ts";
import { CUT, EVENING, type RoomView } from "../room-view.ts";

/** Neutral white, as people working under it perceive it. */
const WORKING = { ...EVENING, bright: 0.56, room: 0.2, tint: lampColour(4600), glow: 0.03 };

export const officeViews: RoomView[] = [
  {
    name: "rooms/office",
    setting: "offices.desks",
    pieces: { light: "MKT-36-40" },
    size: CUT,
    exposure: WORKING,
  },
  {
    name: "rooms/meeting-room",
    setting: "offices.meeting",
    pieces: { light: "KHF-40-40" },
    size: CUT,
    exposure: WORKING,
  },
];

/** Alarms, sockets, switches and drivers, seen in their places. */
import type { SeenInRoom } from "./types.ts";

export const seenForSafety: SeenInRoom[] = [
  {
    product: "nafas-co-alarm",
    finish: "white",
    view: "rooms/kitchen-wall",
    middle: 0.28,
    alt: {
      ar: "كاشف «نَفَس» أبيض على سيراميك المطبخ بجانب سخان غاز",
      en: "The white Nafas alarm on the tiles of a kitchen beside a gas water heater",
    },
  },
  {
    product: "lamsa-socket",
    finish: "white",
    view: "rooms/kitchen-wall",
    middle: 0.74,
    alt: {
      ar: "بريزة «لمسة» بيضاء على سيراميك أخضر فوق رخامة المطبخ",
      en: "The white Lamsa socket on green tiles above a kitchen worktop",
    },
  },
  {
    product: "isharah-smart-switch",
    finish: "white",
    view: "rooms/hall-switch",
    middle: 0.5,
    alt: {
      ar: "مفتاح «إشارة» أبيض بلمستين على حائط أخضر هادئ بجانب باب",
      en: "The white Isharah switch with two touch points on a sage wall beside a door",
    },
  },
];

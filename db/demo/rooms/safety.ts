/** Alarms, sockets, switches and drivers, seen in their places. */
import type { ProductInRoom } from "./types.ts";

export const safety: ProductInRoom[] = [
  {
    product: "nafas-co-alarm",
    finish: "white",
    view: "rooms/kitchen-wall",
    middle: 0.3,
    alt: {
      ar: "كاشف «نَفَس» أبيض على سيراميك المطبخ في مستوى التنفس",
      en: "The white Nafas alarm on the tiles of a kitchen, at breathing height",
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
    product: "madad-24v-driver",
    finish: "none",
    view: "rooms/wardrobe-shelf",
    middle: 0.27,
    alt: {
      ar: "ترانس «مدد» على رف دولاب أثناء التركيب، وبجانبه بكرة شريط ليد",
      en: "The Madad driver on a wardrobe shelf while it is fitted, a reel of strip beside it",
    },
  },
  {
    product: "mizan-48v-driver",
    finish: "none",
    view: "rooms/wardrobe-shelf",
    middle: 0.73,
    alt: {
      ar: "ترانس «ميزان» أسود على رف دولاب مع قطعة تراك ومفك",
      en: "The black Mizan driver on a wardrobe shelf with a length of track and a screwdriver",
    },
  },
  {
    product: "yaqez-smoke-alarm",
    finish: "white",
    view: "rooms/corridor-ceiling",
    middle: 0.5,
    alt: {
      ar: "كاشف «يقظ» أبيض في سقف طرقة، وفي آخرها ستارة",
      en: "The white Yaqez alarm on the ceiling of a corridor with a curtain at its end",
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

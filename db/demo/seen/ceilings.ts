/** Products seen in and under ceilings. */
import type { SeenInRoom } from "./types.ts";

export const seenOnCeilings: SeenInRoom[] = [
  {
    product: "qitar-track-spot",
    finish: "black",
    view: "rooms/shop-rail",
    middle: 0.5,
    alt: {
      ar: "ثلاث سبوتات «قطار» سوداء على تراك، موجهة على رفوف محل شنط وخزف",
      en: "Three black Qitar spots on a track, aimed at the shelves of a shop with bags and ceramics",
    },
  },
];

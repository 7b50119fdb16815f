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
  {
    product: "itar-gu10-spot",
    finish: "white",
    view: "rooms/ceiling-pictures",
    middle: 0.5,
    alt: {
      ar: "صف سبوت «إطار» أبيض في السقف، كل واحد يضيء لوحة على حائط طوبي",
      en: "A row of white Itar spots in a ceiling, each lighting a picture on a clay wall",
    },
  },
  {
    product: "safa-round-downlight",
    finish: "white",
    view: "rooms/ceiling-curtain",
    middle: 0.5,
    alt: {
      ar: "صف داون لايت «صفا» أبيض في سقف غرفة مكتبة، أمام رفوف كتب",
      en: "A row of white Safa downlights in the ceiling of a study, along shelves of books",
    },
  },
];

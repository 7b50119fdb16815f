/** Products seen in and under ceilings. */
import type { ProductInRoom } from "./types.ts";

export const ceilings: ProductInRoom[] = [
  {
    product: "qitar-track-spot",
    finish: "black",
    view: "rooms/shop-rail",
    middle: 0.5,
    alt: {
      ar: "ثلاثة سبوتات «قطار» سوداء على تراك، موجهة على رفوف محل شنط وخزف",
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
  {
    product: "tawaman-twin-spot",
    finish: "black",
    view: "rooms/twin-spot",
    middle: 0.5,
    alt: {
      ar: "سبوت «توأمان» أسود في السقف: رأس على لوحة ورأس على نبات",
      en: "The black Tawaman on a ceiling, one head on a picture, the other on a plant",
    },
  },
  {
    product: "maghnat-magnetic-spot",
    finish: "black",
    view: "rooms/magnetic-channel",
    middle: 0.5,
    alt: {
      ar: "ثلاثة سبوتات «مغناط» سوداء في مجرى مغناطيسي بسقف صالون، موجهة على لوحة على حائط بترولي",
      en: "Three black Maghnat spots in a magnetic channel in a living-room ceiling, aimed at a picture on a petrol wall",
    },
  },
  {
    product: "qamar-surface-downlight",
    finish: "white",
    view: "rooms/balcony",
    middle: 0.5,
    alt: {
      ar: "داون لايت «قمر» أبيض مضاء في سقف بلكونة وقت المغرب، فوق فوتيه ونبات",
      en: "The white Qamar light on the ceiling of a balcony at dusk, above an armchair and plants",
    },
  },
];

/** Lamps seen in holders. */
import type { SeenInRoom } from "./types.ts";

export const seenInHolders: SeenInRoom[] = [
  {
    product: "sahra-candle-lamp",
    finish: "none",
    view: "rooms/candle-lamps",
    middle: 0.5,
    alt: {
      ar: "لمبتا شمعة «سهرة» مضاءتان في أبليك نحاسي على حائط زيتي",
      en: "Two Sahra candle lamps, lit in a brass wall light on an olive wall",
    },
  },
];

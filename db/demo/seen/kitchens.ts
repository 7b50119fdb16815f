/** Products seen in kitchens. */
import type { SeenInRoom } from "./types.ts";

export const seenInKitchens: SeenInRoom[] = [
  {
    product: "asal-amber-globe-pendant",
    finish: "antique-brass",
    view: "rooms/kitchen-island",
    middle: 0.5,
    alt: {
      ar: "ثلاث دلايات «عسل» زجاج عسلي مضاءة فوق جزيرة مطبخ رخام",
      en: "Three amber Asal pendants, lit above the marble island of a kitchen",
    },
  },
];

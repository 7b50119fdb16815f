/** Products seen in kitchens. */
import type { ProductInRoom } from "./types.ts";

export const kitchens: ProductInRoom[] = [
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
  {
    product: "rokn-square-downlight",
    finish: "white",
    view: "rooms/kitchen-cabinets",
    middle: 0.5,
    alt: {
      ar: "صف داون لايت «ركن» مربع أبيض في سقف مطبخ، أمام دواليب خشب",
      en: "A row of white square Rokn downlights in a kitchen ceiling, along wooden cabinets",
    },
  },
];

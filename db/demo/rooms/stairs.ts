/** Products seen on stairs. */
import type { ProductInRoom } from "./types.ts";

export const stairs: ProductInRoom[] = [
  {
    product: "hares-sensor-downlight",
    finish: "white",
    view: "rooms/landing",
    middle: 0.5,
    alt: {
      ar: "داون لايت «حارس» أبيض مضاء في سقف بسطة سلم عمارة، أمام باب شقة",
      en: "The white Hares light on the ceiling of a landing, before the door of a flat",
    },
  },
  {
    product: "shallal-triple-ring-chandelier",
    finish: "gold",
    view: "albums/bedrooms-corridors/05",
    middle: 0.46,
    alt: {
      ar: "نجفة «شلال» ذهبية بثلاث حلقات مضاءة في بيت سلم فيلا",
      en: "The gold Shallal chandelier, its three rings lit in the stairwell of a villa",
    },
  },
];

/** Products seen in bathrooms. */
import type { ProductInRoom } from "./types.ts";

export const bathrooms: ProductInRoom[] = [
  {
    product: "wodouh-bath-light",
    finish: "chrome",
    view: "rooms/bathroom-mirror",
    middle: 0.5,
    alt: {
      ar: "أبليك «وضوح» كروم مضاء فوق مراية حمام وحوض على وحدة خشب",
      en: "The chrome Wodouh light above a bathroom mirror, a basin on a wooden vanity below",
    },
  },
  {
    product: "naqaa-bathroom-downlight",
    finish: "white",
    view: "rooms/shower",
    middle: 0.5,
    alt: {
      ar: "داون لايت «نقاء» أبيض مضاء في سقف دش مكسو بالحجر",
      en: "White Naqaa downlights, lit in the ceiling of a shower of stone tiles",
    },
  },
];

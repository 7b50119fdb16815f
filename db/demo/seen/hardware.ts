/** Locks, hinges and what belongs to them, seen in their doors. */
import type { SeenInRoom } from "./types.ts";

export const seenOnHardware: SeenInRoom[] = [
  {
    product: "hesn-flat-lock",
    finish: "stainless",
    view: "rooms/flat-door-edge",
    middle: 0.5,
    alt: {
      ar: "كالون «حصن» في حرف باب شقة خشب موارب، وألسنته الثلاثة خارجة",
      en: "The Hesn lock in the edge of a timber flat door left ajar, its three bolts out",
    },
  },
  {
    product: "setr-bathroom-lock",
    finish: "stainless",
    view: "rooms/bathroom-door-edge",
    middle: 0.5,
    alt: {
      ar: "كالون «ستر» ستانلس في حرف باب حمام أزرق موارب، وخلفه حوض ومراية",
      en: "The stainless Setr lock in the edge of a blue bathroom door left ajar, a basin and a mirror behind it",
    },
  },
  {
    product: "hodoo-room-lock",
    finish: "satin-nickel",
    view: "rooms/bedroom-door-edge",
    middle: 0.5,
    alt: {
      ar: "كالون «هدوء» في حرف باب غرفة نوم فاتح موارب، وخلفه فوتيه برتقالي",
      en: "The Hodoo lock in the edge of a pale bedroom door left ajar, an orange armchair behind it",
    },
  },
];

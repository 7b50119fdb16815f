/** Products seen in offices. */
import type { ProductInRoom } from "./types.ts";

export const offices: ProductInRoom[] = [
  {
    product: "maktab-panel-60",
    finish: "white",
    view: "rooms/office",
    middle: 0.5,
    alt: {
      ar: "بانلات «مكتب» 60 × 60 سم مضاءة في سقف مكتب فوق المكاتب",
      en: "Maktab panels of 60 × 60 cm, lit in an office ceiling above the desks",
    },
  },
  {
    product: "kheffa-linear-panel",
    finish: "white",
    view: "rooms/meeting-room",
    middle: 0.5,
    alt: {
      ar: "بانلات «خفة» طولية مضاءة في سقف غرفة اجتماعات فوق الترابيزة",
      en: "Long Kheffa panels, lit in the ceiling of a meeting room above the table",
    },
  },
];

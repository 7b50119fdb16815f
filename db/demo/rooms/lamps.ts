/** Lamps seen in holders. */
import type { ProductInRoom } from "./types.ts";

export const lamps: ProductInRoom[] = [
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
  {
    product: "nahar-a60-lamp",
    finish: "none",
    view: "rooms/bedside-lamp",
    middle: 0.5,
    alt: {
      ar: "لمبة «نهار» مضاءة في دواية نحاسية معلقة بجانب سرير",
      en: "A Nahar lamp, lit in a brass holder that hangs beside a bed",
    },
  },
  {
    product: "sharara-g9-lamp",
    finish: "none",
    view: "rooms/capsule-lamps",
    middle: 0.5,
    alt: {
      ar: "ثلاث لمبات «شرارة» G9 مضاءة داخل زجاج شفاف فوق مراية تسريحة",
      en: "Three Sharara G9 lamps, lit in clear glass above the mirror of a dressing table",
    },
  },
  {
    product: "wamda-gu10-lamp",
    finish: "none",
    view: "rooms/spot-lamps",
    middle: 0.5,
    alt: {
      ar: "ثلاث لمبات «ومضة» GU10 مضاءة في سبوت بار نحاسي تحت السقف، موجهة على لوحات",
      en: "Three Wamda GU10 lamps, lit in a brass bar under a ceiling, aimed at pictures",
    },
  },
  {
    product: "ghoroub-globe-lamp",
    finish: "none",
    view: "rooms/table-lamps",
    middle: 0.5,
    alt: {
      ar: "ثلاث لمبات «غروب» عسلية معلقة ومضاءة فوق ترابيزة كافيه",
      en: "Three amber Ghoroub lamps, hanging lit above a café table",
    },
  },
  {
    product: "hamsa-gu10-dimmable",
    finish: "none",
    view: "rooms/reading-lamp",
    middle: 0.5,
    alt: {
      ar: "لمبة «همسة» GU10 مضاءة في أبليك قراءة نحاسي فوق رف كتب",
      en: "A Hamsa GU10 lamp, lit in a brass reading light above a shelf of books",
    },
  },
];

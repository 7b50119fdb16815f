/** Products seen in bedrooms and corridors. */
import type { ProductInRoom } from "./types.ts";

export const bedrooms: ProductInRoom[] = [
  {
    product: "qem-cone-pendant",
    finish: "brass",
    view: "albums/bedrooms-corridors/02",
    middle: 0.75,
    alt: {
      ar: "دلاية «قمع» نحاسية مضاءة فوق كومودينو بجانب سرير",
      en: "The brass Qem pendant, lit above the bedside table",
    },
  },
  {
    product: "zell-wall-light",
    finish: "black",
    view: "albums/bedrooms-corridors/04",
    middle: 0.38,
    alt: {
      ar: "أبليكا «ظل» أسودان يرسمان مثلثات ضوء على حائط طرقة",
      en: "Two black Zell wall lights drawing triangles of light on the wall of a corridor",
    },
  },
  {
    product: "noqta-surface-spot",
    finish: "white",
    view: "albums/bedrooms-corridors/06",
    middle: 0.5,
    alt: {
      ar: "صف سبوت «نقطة» أبيض في سقف طرقة، وضوؤه أقواس على الحائطين",
      en: "A row of white Noqta spots on a corridor ceiling, their light in arches on both walls",
    },
  },
  {
    product: "lulua-globe-pendant",
    finish: "brass",
    view: "albums/bedrooms-corridors/01",
    middle: 0.68,
    alt: {
      ar: "دلاية «لؤلؤة» زجاج لبني مضاءة فوق ترابيزة جانبية بجوار فوتيه",
      en: "The opal Lulua globe, lit above a side table next to an armchair",
    },
  },
  {
    product: "omq-deep-spot",
    finish: "white",
    view: "albums/bedrooms-corridors/07",
    middle: 0.62,
    alt: {
      ar: "سبوت «عمق» أبيض في سقف طرقة، موجه على لوحتين",
      en: "White Omq spots in the ceiling of a corridor, aimed at two pictures",
    },
  },
  {
    product: "khayt-cob-strip",
    finish: "none",
    view: "albums/bedrooms-corridors/08",
    middle: 0.45,
    alt: {
      ar: "شريط «خيط» في بيت نور يضيء سقف غرفة نوم من حوله",
      en: "Khayt strip in a cove, lighting the ceiling of a bedroom from all around",
    },
  },
];

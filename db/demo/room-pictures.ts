import type { Bilingual, DemoPicture } from "./types.ts";

/** A product seen in a room: an upright cut of a picture that `tools/render/rooms` has rendered. */
export interface SeenInRoom {
  product: string;
  finish: string;
  /** View of `tools/render/rooms/views.ts` that it is cut from, and where the middle of the cut is: 0 left, 1 right. */
  view: string;
  middle: number;
  alt: Bilingual;
}

export const seenInRooms: SeenInRoom[] = [
  {
    product: "hala-ring-chandelier",
    finish: "brass",
    view: "scenes/home-hero",
    middle: 0.3,
    alt: {
      ar: "نجفة «هالة» نحاسية مضاءة فوق كنبة فاتحة في ريسبشن مساءً",
      en: "The brass Hala ring, lit above a pale sofa in a reception in the evening",
    },
  },
  {
    product: "kettan-linen-wall-light",
    finish: "antique-brass",
    view: "scenes/home-hero",
    middle: 0.6,
    alt: {
      ar: "أبليك «كتان» مضاء بجانب لوحة على حائط ريسبشن غامق",
      en: "The Kettan wall light, lit beside a picture on the dark wall of a reception",
    },
  },
  {
    product: "madar-double-ring-chandelier",
    finish: "brass",
    view: "albums/reception-dining/01",
    middle: 0.36,
    alt: {
      ar: "نجفة «مدار» نحاسية بحلقتين مائلتين فوق جلسة ريسبشن في المساء",
      en: "The brass Madar chandelier, its two rings tilted, above a sofa group in the evening",
    },
  },
  {
    product: "khan-pierced-lantern",
    finish: "antique-brass",
    view: "albums/reception-dining/07",
    middle: 0.4,
    alt: {
      ar: "فانوس «خان» نحاس أنتيك في ركن قعدة، وظل النجوم على الحائط",
      en: "The antique brass Khan lantern in a seating corner, stars of shadow on the wall",
    },
  },
  {
    product: "qubba-dome-pendant",
    finish: "brass",
    view: "scenes/home-room-dining",
    middle: 0.6,
    alt: {
      ar: "دلايتا «قبة» نحاسيتان مضاءتان فوق سفرة خشب، وخلفهما لوحة عليها سبوت",
      en: "Two brass Qubba pendants, lit above a wooden dining table, with a spot on the picture behind",
    },
  },
  {
    product: "nada-lever-handle",
    finish: "brass",
    view: "albums/handles-switches/01",
    middle: 0.56,
    alt: {
      ar: "أكرة «ندى» نحاسية على باب غرفة زيتي موارب",
      en: "The brass Nada lever on an olive room door left ajar",
    },
  },
  {
    product: "harf-square-lever",
    finish: "black",
    view: "albums/handles-switches/02",
    middle: 0.6,
    alt: {
      ar: "أكرة «حرف» سوداء على باب أبيض في شمس الشباك",
      en: "The black Harf lever on a white door in the sun of a window",
    },
  },
  {
    product: "sultan-lever-on-plate",
    finish: "antique-brass",
    view: "albums/handles-switches/03",
    middle: 0.5,
    alt: {
      ar: "أكرة «سلطان» نحاس أنتيك على باب خشب محفور بالنجوم",
      en: "The antique brass Sultan lever on a timber door carved with stars",
    },
  },
  {
    product: "omoud-long-pull",
    finish: "stainless",
    view: "albums/handles-switches/04",
    middle: 0.5,
    alt: {
      ar: "مقبض «عمود» ستانلس على باب فيلا من شرائح خشب",
      en: "The stainless Omoud pull on a villa’s door of timber slats",
    },
  },
  {
    product: "sadaf-cabinet-pull",
    finish: "brass",
    view: "albums/handles-switches/05",
    middle: 0.73,
    alt: {
      ar: "مقبض «صدف» نحاسي على درج مطبخ أخضر تحت رخامة",
      en: "The brass Sadaf pull on a green kitchen drawer under a marble top",
    },
  },
  {
    product: "lamsa-switch",
    finish: "gold",
    view: "albums/handles-switches/06",
    middle: 0.46,
    alt: {
      ar: "مفتاح «لمسة» ذهبي بزرين على حائط بلون الطين",
      en: "The gold Lamsa switch with two rockers on a clay-coloured wall",
    },
  },
  {
    product: "hams-led-dimmer",
    finish: "black",
    view: "albums/handles-switches/07",
    middle: 0.4,
    alt: {
      ar: "ديمر «همس» أسود على الحائط فوق ظهر سرير",
      en: "The black Hams dimmer on the wall above a headboard",
    },
  },
  {
    product: "lamsa-twin-socket",
    finish: "ivory",
    view: "albums/handles-switches/08",
    middle: 0.46,
    alt: {
      ar: "بريزة «لمسة» مزدوجة عاجية على حائط فوق مكتب",
      en: "The ivory Lamsa twin socket on the wall above a desk",
    },
  },
  {
    product: "masar-linear-pendant",
    finish: "black",
    view: "albums/reception-dining/05",
    middle: 0.6,
    alt: {
      ar: "دلاية «مسار» سوداء مضاءة فوق سفرة مستطيلة",
      en: "The black Masar pendant, lit above a long dining table",
    },
  },
  {
    product: "layali-arm-chandelier",
    finish: "antique-brass",
    view: "albums/reception-dining/04",
    middle: 0.41,
    alt: {
      ar: "نجفة «ليالي» نحاس أنتيك بثماني لمبات فوق سفرة عائلية",
      en: "The antique brass Layali chandelier with eight lamps above a family dining table",
    },
  },
  {
    product: "shatt-outdoor-wall-light",
    finish: "anthracite",
    view: "albums/outdoor-facades/01",
    middle: 0.51,
    alt: {
      ar: "أبليكا «شط» على جانبي باب خشب في واجهة حجر ليلًا",
      en: "Two Shatt lights beside a wooden door in a stone façade by night",
    },
  },
  {
    product: "bawaba-outdoor-lantern",
    finish: "antique-brass",
    view: "albums/outdoor-facades/02",
    middle: 0.6,
    alt: {
      ar: "فانوس «بوابة» نحاس أنتيك مضاء على عمود بوابة بعد الغروب",
      en: "The antique brass Bawaba lantern, lit on the pillar of a gate after sunset",
    },
  },
  {
    product: "mamsha-bollard",
    finish: "anthracite",
    view: "albums/outdoor-facades/03",
    middle: 0.73,
    alt: {
      ar: "أعمدة «ممشى» مضاءة على جانب ممر حديقة",
      en: "Mamsha bollards, lit along a garden path",
    },
  },
  {
    product: "ghosn-garden-spike",
    finish: "black",
    view: "albums/outdoor-facades/04",
    middle: 0.5,
    alt: {
      ar: "سبوت «غصن» في الحصى يضيء جذع نخلة من أسفل",
      en: "A Ghosn spot in the gravel, lighting the trunk of a palm from below",
    },
  },
  {
    product: "thurayya-crystal-chandelier",
    finish: "gold",
    view: "albums/reception-dining/03",
    middle: 0.4,
    alt: {
      ar: "نجفة «ثريا» كريستال ذهبية مضاءة في صالون، وأبليكان على الحائط",
      en: "The gold Thurayya crystal chandelier, lit in a salon with two wall lights",
    },
  },
  {
    product: "nahr-wood-linear-pendant",
    finish: "walnut",
    view: "albums/reception-dining/06",
    middle: 0.4,
    alt: {
      ar: "دلاية «نهر» من خشب الجوز تضيء سفرة خشب",
      en: "The walnut Nahr pendant lighting a wooden dining table",
    },
  },
  {
    product: "anqud-cluster-pendant",
    finish: "black",
    view: "albums/reception-dining/08",
    middle: 0.41,
    alt: {
      ar: "دلاية «عنقود» بخمس كور فيميه مضاءة فوق ترابيزة قهوة",
      en: "The Anqud cluster of five smoked globes, lit above a coffee table",
    },
  },
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
    product: "shams-solar-bollard",
    finish: "black",
    view: "albums/outdoor-facades/05",
    middle: 0.36,
    alt: {
      ar: "أعمدة «شمس» الشمسية مضاءة في حصى حديقة بعد الغروب",
      en: "Shams solar bollards, lit in the gravel of a garden at dusk",
    },
  },
  {
    product: "yaqaza-sensor-wall-light",
    finish: "anthracite",
    view: "albums/outdoor-facades/06",
    middle: 0.66,
    alt: {
      ar: "أبليك «يقظة» مضاء على حائط حجر بجانب باب مدخل خشب",
      en: "The Yaqaza light, lit on a stone wall beside a wooden entrance door",
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
];

const fileOf = ({ product, finish }: Pick<SeenInRoom, "product" | "finish">) =>
  `products/${product}--${finish}-room.webp`;

/** The room that a product in this finish is seen in, if there is one. */
export function roomPicturesOf(product: string, finish: string): DemoPicture[] {
  return seenInRooms
    .filter((seen) => seen.product === product && seen.finish === finish)
    .map((seen) => ({ file: fileOf(seen), role: "room", alt: seen.alt }));
}

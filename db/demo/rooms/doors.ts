/** Products seen on doors, drawers and walls. */
import type { ProductInRoom } from "./types.ts";

export const doors: ProductInRoom[] = [
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
];

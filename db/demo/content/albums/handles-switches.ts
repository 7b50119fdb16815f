import type { DemoAlbum } from "../types.ts";
import { albumPictures, type RoomView } from "./album-picture.ts";

const views: RoomView[] = [
  {
    product: "nada-lever-handle",
    alt: {
      ar: "أكرة «ندى» نحاسية على باب غرفة زيتي موارب، وخلفه ركن مضيء",
      en: "The brass Nada lever on an olive door left ajar, a bright corner of the room behind it",
    },
    caption: {
      ar: "«ندى» نحاس مصبوب: وزنها في الكف يقول إنها ليست مفرغة.",
      en: "Nada in cast brass: its weight in the hand tells you it is not hollow.",
    },
  },
  {
    product: "harf-square-lever",
    alt: {
      ar: "أكرة «حرف» سوداء على باب أبيض، وظلها عليه من شمس الشباك",
      en: "The black Harf lever on a white door, its shadow drawn by the sun of a window",
    },
    caption: {
      ar: "«حرف» على باب أبيض: روزتة 7 مم كأنها جزء من الباب.",
      en: "Harf on a white door: a 7 mm rose that looks like part of it.",
    },
  },
  {
    product: "sultan-lever-on-plate",
    alt: {
      ar: "أكرة «سلطان» نحاس أنتيك على باب خشب محفور بالنجوم",
      en: "The antique brass Sultan lever on a timber door carved with stars",
    },
    caption: {
      ar: "«سلطان» على باب محفور: البلاك الطويل يغطي أثر الأكرة القديمة.",
      en: "Sultan on a carved door: the long plate hides the mark of the old handle.",
    },
  },
  {
    product: "omoud-long-pull",
    alt: {
      ar: "مقبض «عمود» ستانلس على باب فيلا من شرائح خشب، وظل نخلة على الحجر",
      en: "The stainless Omoud pull on a villa’s door of timber slats, the shadow of a palm on the stone",
    },
    caption: {
      ar: "«عمود» على باب الفيلا: ثلث ارتفاع الباب على الأقل.",
      en: "Omoud on a villa door: at least a third of the door’s height.",
    },
  },
  {
    product: "sadaf-cabinet-pull",
    alt: {
      ar: "مقابض «صدف» نحاسية على أدراج مطبخ خضراء تحت رخامة",
      en: "Brass Sadaf pulls on green kitchen drawers under a marble top",
    },
    caption: {
      ar: "«صدف» على أدراج المطبخ: تضليع يمسكه الإصبع ولو كان عليه صابون.",
      en: "Sadaf on kitchen drawers: fluting that you can grip even with soapy fingers.",
    },
  },
  {
    product: "lamsa-switch",
    alt: {
      ar: "مفتاح «لمسة» ذهبي بزرين على حائط بلون الطين، بجانب حلق باب",
      en: "The gold Lamsa switch with two rockers on a clay-coloured wall beside a door frame",
    },
    caption: {
      ar: "«لمسة» بوش معدن: زر عريض تضغطه بظهر يدك وأنت تحمل شيئًا.",
      en: "Lamsa with a metal plate: a wide rocker you can press with the back of your hand when your hands are full.",
    },
  },
  {
    product: "hams-led-dimmer",
    alt: {
      ar: "ديمر «همس» أسود على الحائط فوق ظهر سرير",
      en: "The black Hams dimmer on the wall above a headboard",
    },
    caption: {
      ar: "«همس»: اضغط للتشغيل ولف للشدة، بدون رعشة ولا أزيز.",
      en: "Hams: press for on, turn for brightness, with no flicker and no hum.",
    },
  },
  {
    product: "lamsa-twin-socket",
    alt: {
      ar: "بريزة «لمسة» مزدوجة عاجية على حائط فوق مكتب عليه كتب",
      en: "The ivory Lamsa twin socket on the wall above a desk with books on it",
    },
    caption: {
      ar: "«لمسة» المزدوجة: فتحتان مائلتان تكفيان فيشتين كبيرتين متجاورتين.",
      en: "The Lamsa twin: slanted outlets with room for two bulky plugs side by side.",
    },
  },
];

export const handlesSwitches: DemoAlbum = {
  code: "handles-switches",
  publishedDaysAgo: 133,
  title: { ar: "أكر ومفاتيح وتفاصيل", en: "Handles, switches and details" },
  text: {
    ar: "ما تلمسه يدك كل يوم، عن قرب.",
    en: "The things you touch every day, seen up close.",
  },
  pictures: albumPictures("handles-switches", views),
};

import type { DemoAlbum } from "../types.ts";
import { albumPictures, type RoomView } from "./album-picture.ts";

const views: RoomView[] = [
  {
    product: "lulua-globe-pendant",
    alt: {
      ar: "دلاية «لؤلؤة» زجاج لبني مضاءة في ركن غرفة نوم، فوق ترابيزة جانبية بجوار فوتيه",
      en: "The opal Lulua globe, lit in the corner of a bedroom, above a side table next to an armchair",
    },
    caption: {
      ar: "«لؤلؤة» في ركن النوم: الكورة كلها تضيء بدون نقطة مبهرة.",
      en: "Lulua in a bedroom corner: the whole globe glows, with no bright spot.",
    },
  },
  {
    product: "qem-cone-pendant",
    alt: {
      ar: "دلايتا «قمع» نحاسيتان مضاءتان على جانبي سرير، كل واحدة فوق كومودينو",
      en: "A pair of brass Qem pendants, lit on each side of a bed, each above its bedside table",
    },
    caption: {
      ar: "«قمع» مكان الأباجورة: يبقى الكومودينو خاليًا، والضوء على الكتاب وحده.",
      en: "Qem in place of a table lamp: the bedside table stays free, and the light falls only on the book.",
    },
  },
  {
    product: "kettan-linen-wall-light",
    alt: {
      ar: "أبليك «كتان» نحاس أنتيك مضاء بجانب ظهر سرير، فوق كومودينو عليه كتابان",
      en: "The antique brass Kettan wall light, lit beside a headboard, above a bedside table with two books",
    },
    caption: {
      ar: "«كتان»: شابوه من كتان طبيعي، ومنتصفه على ارتفاع 160 سم من الأرض.",
      en: "Kettan: a shade of natural linen, its middle 160 cm from the floor.",
    },
  },
  {
    product: "zell-wall-light",
    alt: {
      ar: "أبليكا «ظل» أسودان يرسمان مثلثات ضوء على حائط طرقة، وفي آخرها كونسول ولوحة",
      en: "Two black Zell wall lights drawing triangles of light along a corridor, a console and a picture at its end",
    },
    caption: {
      ar: "«ظل» في الطرقة كل مترين: ضوء غير مباشر لا يضايق العين ليلًا.",
      en: "Zell along a corridor, one every two metres: indirect light that is easy on the eyes at night.",
    },
  },
  {
    product: "shallal-triple-ring-chandelier",
    alt: {
      ar: "نجفة «شلال» ذهبية بثلاث حلقات مضاءة في بيت سلم فيلا، والسلم رخام بدرابزين نحاسي",
      en: "The gold Shallal chandelier, its three rings lit in the stairwell of a villa, stone steps with a brass rail behind",
    },
    caption: {
      ar: "«شلال» في بيت السلم: نزول حتى 3 م، ولون الضوء من الريموت.",
      en: "Shallal in a stairwell: it drops up to 3 m, and the remote sets the colour of light.",
    },
  },
  {
    product: "noqta-surface-spot",
    alt: {
      ar: "صف سبوت «نقطة» أبيض في سقف طرقة، وضوؤه أقواس على الحائطين",
      en: "A row of white Noqta spots on a corridor ceiling, their light in arches on both walls",
    },
    caption: {
      ar: "«نقطة» على سقف خرساني: صف كل متر، بدون سقف مستعار.",
      en: "Noqta on a concrete ceiling: one every metre, with no false ceiling needed.",
    },
  },
  {
    product: "omq-deep-spot",
    alt: {
      ar: "سبوت «عمق» أبيض في سقف طرقة، موجه على لوحتين على الحائط",
      en: "White Omq spots in the ceiling of a corridor, aimed at two pictures on its wall",
    },
    caption: {
      ar: "«عمق» على لوحة: زاوية 24°، و60 سم من الحائط.",
      en: "Omq on a picture: a 24° beam, 60 cm from the wall.",
    },
  },
  {
    product: "khayt-cob-strip",
    alt: {
      ar: "شريط «خيط» في بيت نور حول سقف غرفة نوم، فوق سرير بظهر مقلّم",
      en: "Khayt strip in a cove around a bedroom ceiling, above a bed with a channelled headboard",
    },
    caption: {
      ar: "«خيط» في بيت النور: خط واحد متصل، حتى على دهان لامع.",
      en: "Khayt in a cove: one unbroken line, even on glossy paint.",
    },
  },
];

export const bedroomsCorridors: DemoAlbum = {
  code: "bedrooms-corridors",
  publishedDaysAgo: 54,
  title: { ar: "غرف النوم والطرقات", en: "Bedrooms and corridors" },
  text: {
    ar: "ضوء هادئ لما قبل النوم، وضوء كافٍ لآخر الطرقة.",
    en: "Soft light before bed, and enough light to the end of the corridor.",
  },
  pictures: albumPictures("bedrooms-corridors", views),
};

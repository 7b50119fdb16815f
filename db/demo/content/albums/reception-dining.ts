import type { DemoAlbum } from "../types.ts";
import { albumPictures, type RoomView } from "./album-picture.ts";

const views: RoomView[] = [
  {
    product: "madar-double-ring-chandelier",
    alt: {
      ar: "نجفة «مدار» نحاسية بحلقتين مائلتين فوق جلسة ريسبشن في المساء",
      en: "The brass Madar chandelier, its two rings tilted, above a sofa group in the evening",
    },
    caption: {
      ar: "«مدار» في الريسبشن: ميل كل حلقة يُضبط على حدة، فتملأ الفراغ بدون أن تحجب الرؤية.",
      en: "Madar in a reception: each ring tilts on its own and fills the space without blocking the view.",
    },
  },
  {
    product: "hala-ring-chandelier",
    alt: {
      ar: "نجفة «هالة» نحاسية بقطر 80 سم فوق سفرة مستديرة",
      en: "The brass Hala ring of 80 cm above a round dining table",
    },
    caption: {
      ar: "«هالة» 80 سم فوق سفرة مستديرة: 75 سم بين الحلقة والترابيزة، فلا ظل على وجه.",
      en: "Hala, 80 cm, over a round table: 75 cm between ring and top, and no shadow on any face.",
    },
  },
  {
    product: "thurayya-crystal-chandelier",
    alt: {
      ar: "نجفة «ثريا» كريستال ذهبية في صالون كلاسيك",
      en: "The gold Thurayya crystal chandelier in a classic salon",
    },
    caption: {
      ar: "«ثريا» في صالون كلاسيك. اللمبات الشفافة هي التي تجعل الكريستال يلمع.",
      en: "Thurayya in a classic salon. Clear lamps are what make crystal sparkle.",
    },
  },
  {
    product: "layali-arm-chandelier",
    alt: {
      ar: "نجفة «ليالي» نحاس أنتيك فوق سفرة عائلية",
      en: "The antique brass Layali chandelier above a family dining table",
    },
    caption: {
      ar: "«ليالي» بثماني لمبات: كاساتها متجهة لأعلى، فينزل الضوء ناعمًا من السقف.",
      en: "Layali with eight lamps: its cups face upwards, so the light comes down softly from the ceiling.",
    },
  },
  {
    product: "masar-linear-pendant",
    alt: {
      ar: "دلاية «مسار» سوداء بطول 120 سم فوق سفرة مستطيلة",
      en: "The black Masar pendant of 120 cm above a long dining table",
    },
    caption: {
      ar: "«مسار» 120 سم فوق سفرة 6 أفراد: الطول نصف الترابيزة إلى ثلثيها.",
      en: "Masar, 120 cm, above a table for 6: half to two thirds of its length.",
    },
  },
  {
    product: "nahr-wood-linear-pendant",
    alt: {
      ar: "دلاية «نهر» من خشب الجوز تضيء السفرة والسقف معًا",
      en: "The walnut Nahr pendant lighting the table and the ceiling together",
    },
    caption: {
      ar: "«نهر» خشب جوز: ضوء لأعلى ولأسفل، فلا يبقى السقف مظلمًا.",
      en: "Nahr in walnut: light up and down, so the ceiling isn’t left dark.",
    },
  },
  {
    product: "khan-pierced-lantern",
    alt: {
      ar: "فانوس «خان» نحاس أنتيك في ركن قعدة، وظل النجوم على الحائط",
      en: "The antique brass Khan lantern in a seating corner, stars of shadow on the wall",
    },
    caption: {
      ar: "«خان» في ركن القعدة: الظل هو الزينة، فاختر له حائطًا فاتحًا.",
      en: "Khan in a seating corner: the shadow is the decoration, so choose a light-coloured wall.",
    },
  },
  {
    product: "anqud-cluster-pendant",
    alt: {
      ar: "دلاية «عنقود» بخمس كور فيميه فوق ترابيزة قهوة",
      en: "The Anqud cluster of five smoked globes above a coffee table",
    },
    caption: {
      ar: "«عنقود» فوق ترابيزة القهوة: طول كل كورة تختاره وقت التركيب.",
      en: "Anqud above the coffee table: you set the height of each globe at installation.",
    },
  },
];

export const receptionDining: DemoAlbum = {
  code: "reception-dining",
  publishedDaysAgo: 20,
  title: { ar: "الريسبشن والسفرة", en: "Reception and dining" },
  text: {
    ar: "نجف ودلايات في أماكنها، ومعها القياس الذي يجعلها مناسبة.",
    en: "Chandeliers and pendants in place, each with the measurement that makes it fit.",
  },
  pictures: albumPictures("reception-dining", views),
};

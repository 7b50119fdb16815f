/** Products seen in receptions and dining rooms. */
import type { ProductInRoom } from "./types.ts";

export const receptions: ProductInRoom[] = [
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
      ar: "دلايتا «قبّة» نحاسيتان مضاءتان فوق سفرة خشب، وخلفهما لوحة عليها سبوت",
      en: "Two brass Qubba pendants, lit above a wooden dining table, with a spot on the picture behind",
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
    product: "qasr-crystal-chandelier",
    finish: "gold",
    view: "rooms/entrance-hall",
    middle: 0.5,
    alt: {
      ar: "نجفة «قصر» كريستال ذهبية مضاءة في مدخل فيلا، فوق ترابيزة مستديرة أمام باب خشب بضلفتين",
      en: "The gold Qasr crystal chandelier, lit in the hall of a villa above a round table, double wooden doors behind",
    },
  },
];

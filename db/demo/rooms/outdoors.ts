/** Products seen on facades and in gardens. */
import type { ProductInRoom } from "./types.ts";

export const outdoors: ProductInRoom[] = [
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
    product: "mawj-outdoor-strip",
    finish: "none",
    view: "albums/outdoor-facades/08",
    middle: 0.5,
    alt: {
      ar: "شريط «موج» مخفي تحت حافة كل درجة في سلم حديقة بعد الغروب",
      en: "Mawj strip hidden under the nose of every tread of garden steps at dusk",
    },
  },
  {
    product: "midan-floodlight",
    finish: "black",
    view: "albums/outdoor-facades/07",
    middle: 0.5,
    alt: {
      ar: "كشاف «ميدان» أسود مضاء على الحائط فوق باب جراج بعد الغروب",
      en: "The black Midan floodlight, lit on the wall above a garage door at dusk",
    },
  },
  {
    product: "nawba-solar-floodlight",
    finish: "graphite",
    view: "rooms/chalet-terrace",
    middle: 0.5,
    alt: {
      ar: "كشاف «نوبة» ولوحه الشمسي على سور تراس شاليه نهارًا، وخلفهما البحر",
      en: "The Nawba floodlight and its solar panel on the wall of a chalet’s terrace by day, the sea behind",
    },
  },
];

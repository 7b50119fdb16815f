import type { DemoAlbum } from "../types.ts";
import { albumPictures, type RoomView } from "./album-picture.ts";

const views: RoomView[] = [
  {
    product: "shatt-outdoor-wall-light",
    alt: {
      ar: "أبليكا «شط» على جانبي باب خشب في واجهة حجر ليلًا، كل منهما يرسم شعاعًا لأعلى ولأسفل",
      en: "Two Shatt lights beside a wooden door in a stone façade by night, each with a beam up and a beam down",
    },
    caption: {
      ar: "«شط» على الحجر الهاشمي: الضوء المائل يُظهر خشونة الحجر.",
      en: "Shatt on rough stone: grazing light brings out the texture.",
    },
  },
  {
    product: "bawaba-outdoor-lantern",
    alt: {
      ar: "فانوس «بوابة» نحاس أنتيك مضاء على عمود بوابة بعد الغروب، وبجانبه جهنمية على السور",
      en: "The antique brass Bawaba lantern, lit on the pillar of a gate after sunset, bougainvillea on the wall beside it",
    },
    caption: {
      ar: "«بوابة»: اختر ارتفاع الفانوس بربع ارتفاع الباب تقريبًا.",
      en: "Bawaba: choose a lantern about a quarter of the door’s height.",
    },
  },
  {
    product: "mamsha-bollard",
    alt: {
      ar: "أعمدة «ممشى» مضاءة على جانب واحد من ممر حديقة، وخلف السور نخيل",
      en: "Mamsha bollards, lit along one side of a garden path, palms behind the wall",
    },
    caption: {
      ar: "«ممشى» على جانب واحد، كل 3 إلى 4 م، ولا وهج في العين.",
      en: "Mamsha along one side, every 3 to 4 m, with no glare.",
    },
  },
  {
    product: "ghosn-garden-spike",
    alt: {
      ar: "سبوت «غصن» في الحصى يضيء جذع نخلة من أسفل",
      en: "A Ghosn spot in the gravel, lighting the trunk of a palm from below",
    },
    caption: {
      ar: "«غصن» تحت النخلة: 50 سم من الجذع، وحرّكه كلما كبر الزرع.",
      en: "Ghosn under a palm: 50 cm from the trunk, moved as the garden grows.",
    },
  },
  {
    product: "shams-solar-bollard",
    alt: {
      ar: "أعمدة «شمس» الشمسية مضاءة في الحصى بجانب نجيلة حديقة بعد الغروب",
      en: "Shams solar bollards, lit in the gravel beside a lawn at dusk",
    },
    caption: {
      ar: "«شمس» بدون أسلاك ولا حفر، بشرط 6 ساعات شمس مباشرة.",
      en: "Shams: no wires and no digging, as long as it gets 6 hours of direct sun.",
    },
  },
  {
    product: "yaqaza-sensor-wall-light",
    alt: {
      ar: "أبليك «يقظة» مضاء على حائط حجر بجانب باب مدخل خشب",
      en: "The Yaqaza light, lit on a stone wall beside a wooden entrance door",
    },
    caption: {
      ar: "«يقظة» عند المدخل: خافت طول الليل، ويرتفع عندما تقترب.",
      en: "Yaqaza at the entrance: dim all night, bright when you approach.",
    },
  },
  {
    product: "midan-floodlight",
    alt: {
      ar: "كشاف «ميدان» أسود مضاء على حائط فوق باب جراج خشب بعد الغروب، موجّه لأسفل",
      en: "The black Midan floodlight, lit on the wall above a timber garage door at dusk, aimed down",
    },
    caption: {
      ar: "«ميدان» 50 وات لجراج سيارتين، موجّه لأسفل حتى لا يزعج الجيران.",
      en: "Midan, 50 W, for a two-car garage, aimed down so it doesn’t disturb the neighbours.",
    },
  },
  {
    product: "mawj-outdoor-strip",
    alt: {
      ar: "سلم حديقة حجر بعد الغروب، وتحت حافة كل درجة خط ضوء من شريط «موج»",
      en: "Stone garden steps at dusk, a line of light from Mawj strip under the nose of every tread",
    },
    caption: {
      ar: "«موج» تحت درجات السلم: كل درجة واضحة، والمصدر لا يُرى.",
      en: "Mawj under the steps: every step is clearly visible, and the source is hidden.",
    },
  },
];

export const outdoorFacades: DemoAlbum = {
  code: "outdoor-facades",
  publishedDaysAgo: 96,
  title: { ar: "الحدائق والواجهات", en: "Outdoors and façades" },
  text: {
    ar: "مدخل يرحّب، وممر واضح، وواجهة هادئة.",
    en: "A welcoming entrance, a clear path, and a calm façade.",
  },
  pictures: albumPictures("outdoor-facades", views),
};

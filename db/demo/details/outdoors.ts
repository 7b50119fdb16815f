/** What the close-ups show of outdoor lights. */
import type { Bilingual } from "../types.ts";

export const outdoorsDetails: Record<string, Bilingual> = {
  "bawaba-outdoor-lantern": {
    ar: "حامل «بوابة» من الجانب: ذراع وحلية ملفوفة بين الحائط وقاع الفانوس",
    en: "The Bawaba bracket from the side: the arm and scroll between the wall and the base of the lantern",
  },
  "shatt-outdoor-wall-light": {
    ar: "فتحة «شط» العلوية عن قرب: الضوء يخرج من المكعب إلى الحائط",
    en: "Close-up of the upper opening of the Shatt wall light: light shining from the cube onto the wall",
  },
  "yaqaza-sensor-wall-light": {
    ar: "أسفل «يقظة» عن قرب: عين حساس الحركة تحت الوش المضيء",
    en: "Close-up of the bottom of the Yaqaza light: the motion sensor under the lit face",
  },
  "mamsha-bollard": {
    ar: "رأس «ممشى» عن قرب: شرائح مائلة تحجب مصدر الضوء عن العين",
    en: "Close-up of the Mamsha bollard head: sloping louvres that hide the light source",
  },
  "shams-solar-bollard": {
    ar: "رأس «شمس» من أعلى: الخلية الشمسية على الغطاء فوق الضوء",
    en: "The Shams bollard head from above: the solar cell on its cap over the light",
  },
  "ghosn-garden-spike": {
    ar: "مفصل «غصن» عن قرب: الشوكة في الحصى ومسمار يثبت ميل الرأس",
    en: "Close-up of the Ghosn spot joint: the spike in gravel and the knob that locks the tilt",
  },
  "midan-floodlight": {
    ar: "جانب «ميدان» عن قرب: مسمار الحامل الذي يثبت الميل، وحافة الإطار حول الزجاج",
    en: "Close-up of the side of the Midan floodlight: the bracket knob that locks the tilt, and the frame around the glass",
  },
  "nawba-solar-floodlight": {
    ar: "لوح «نوبة» الشمسي عن قرب، قائم على حامله خلف الكشاف",
    en: "Close-up of the Nawba solar panel, on its own stand behind the floodlight",
  },
};

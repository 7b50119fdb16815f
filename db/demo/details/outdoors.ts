/** What the close-ups show of lights out of doors. */
import type { Bilingual } from "../types.ts";

export const outdoorsDetails: Record<string, Bilingual> = {
  "bawaba-outdoor-lantern": {
    ar: "حامل «بوابة» من الجانب: ذراع وحلية ملفوفة بين الحائط وقاع الفانوس",
    en: "Bawaba's bracket from the side: arm and scroll between the wall and the lantern's base",
  },
  "shatt-outdoor-wall-light": {
    ar: "فتحة «شط» العلوية عن قرب: الضوء يخرج من المكعب إلى الحائط",
    en: "The upper opening of Shatt from near: light leaves the cube for the wall",
  },
  "yaqaza-sensor-wall-light": {
    ar: "أسفل «يقظة» عن قرب: عين حساس الحركة تحت الوش المضيء",
    en: "The foot of Yaqaza from near: the eye of the motion sensor under the lit face",
  },
  "mamsha-bollard": {
    ar: "رأس «ممشى» عن قرب: شرائح مائلة تحجب مصدر الضوء عن العين",
    en: "The head of Mamsha from near: sloping louvres that hide the source from the eye",
  },
  "shams-solar-bollard": {
    ar: "رأس «شمس» من أعلى: الخلية الشمسية على الغطاء فوق الضوء",
    en: "The head of Shams from above: the solar cell on its cap over the light",
  },
  "ghosn-garden-spike": {
    ar: "مفصل «غصن» عن قرب: الشوكة في الحصى ومسمار يثبت ميل الرأس",
    en: "The joint of Ghosn from near: the spike in gravel, the knob that holds the head's tilt",
  },
  "midan-floodlight": {
    ar: "جانب «ميدان» عن قرب: مسمار الحامل الذي يثبت الميل، وحافة الإطار حول الزجاج",
    en: "The side of Midan from near: the knob that holds its tilt, the frame around the glass",
  },
  "nawba-solar-floodlight": {
    ar: "لوح «نوبة» الشمسي عن قرب، قائم على حامله خلف الكشاف",
    en: "The solar panel of Nawba from near, on its own stand behind the floodlight",
  },
};

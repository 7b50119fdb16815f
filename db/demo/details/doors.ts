/** What the close-ups show of handles, locks and the rest of a door. */
import type { Bilingual } from "../types.ts";

export const doorsDetails: Record<string, Bilingual> = {
  "nada-lever-handle": {
    ar: "أكرة «ندى» عن قرب: الرقبة وانحناءة اليد فوق الروزتة الدائرية",
    en: "Close-up of the Nada lever: its neck and bend above the round rose",
  },
  "harf-square-lever": {
    ar: "أكرة «حرف» عن قرب: الروزتة المربعة والرقبة وحافة اليد المستقيمة",
    en: "Close-up of the Harf lever: the square rose, the neck and the straight edge of the grip",
  },
  "sultan-lever-on-plate": {
    ar: "يد «سلطان» عن قرب: طرفها الملفوف وحلقات الرقبة على البلاك",
    en: "Close-up of the Sultan lever: its scrolled end and the collars on the plate",
  },
  "zahra-door-knob": {
    ar: "كورة «زهرة» من الجانب: الرقبة الرفيعة بين القبضة والروزتة",
    en: "The Zahra knob from the side: its slim neck between grip and rose",
  },
  "omoud-long-pull": {
    ar: "طرف مقبض «عمود» عن قرب: القائم الذي يثبته في الباب",
    en: "Close-up of the end of the Omoud pull: the post that fixes it to the door",
  },
  "sadaf-cabinet-pull": {
    ar: "قدم مقبض «صدف» عن قرب: انحناءة ناعمة إلى القاعدة المستديرة",
    en: "Close-up of the foot of the Sadaf pull: a soft bend down to its round base",
  },
  "hesn-flat-lock": {
    ar: "ألسنة كالون «حصن» عن قرب: ثلاثة ألسنة صلب خارجة من الوش",
    en: "Close-up of the Hesn lock bolts: three steel bolts thrown from the forend",
  },
  "hodoo-room-lock": {
    ar: "سقاطة كالون «هدوء» عن قرب: بارزة من الوش ومسمار التثبيت فوقها",
    en: "Close-up of the Hodoo lock latch: it stands out of the forend below a fixing screw",
  },
  "setr-bathroom-lock": {
    ar: "جسم كالون «ستر» عن قرب: مربع الأكرة فوق ومربع ترباس الحمام تحته",
    en: "Close-up of the Setr lock case: the handle spindle hole above, the bathroom turn below",
  },
  "daqiq-cylinder": {
    ar: "وش سلندر «دقيق» عن قرب: مدخل المفتاح، وبجانبه مفاتيح الكمبيوتر",
    en: "Close-up of the Daqiq cylinder: its keyway, with the dimple keys beside it",
  },
  "yosr-thumbturn-cylinder": {
    ar: "ترباس سلندر «يُسر» عن قرب: رأس مستدير يُلف باليد من الداخل",
    en: "Close-up of the Yosr cylinder thumbturn: a round head, turned by hand from inside",
  },
  "sanad-bearing-hinge": {
    ar: "عُقد مفصلة «سَنَد» عن قرب: حلقات رولمان البلي بينها ومسمار غاطس بجانبها",
    en: "Close-up of the Sanad hinge knuckles: bearings between them and a countersunk screw beside them",
  },
  "lotf-door-closer": {
    ar: "طرف رداد «لطف» عن قرب: غطاء الجسم بمسمارين، ومحور الذراع فوقه",
    en: "Close-up of the end of the Lotf closer: its cap with two screws, the arm spindle above",
  },
  "basar-door-viewer": {
    ar: "عدسة «بصر» عن قرب داخل حلقتها على الباب",
    en: "Close-up of the Basar viewer: the lens in its ring on the door",
  },
  "matin-flush-bolt": {
    ar: "ذراع ترباس «متين» عن قرب: غاطسة في مجراها وسط الوش المعدن",
    en: "Close-up of the Matin bolt lever, recessed in its slot in the metal plate",
  },
  "najat-panic-bar": {
    ar: "رأس بار «نجاة» من الجانب: لسان القفل وعلبته وأول البار",
    en: "The head of the Najat bar from the side: the latch, its housing and the start of the bar",
  },
};

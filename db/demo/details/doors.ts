/** What the close-ups show of handles, locks and the rest of a door. */
import type { Bilingual } from "../types.ts";

export const doorsDetails: Record<string, Bilingual> = {
  "nada-lever-handle": {
    ar: "أكرة «ندى» عن قرب: الرقبة وانحناءة اليد فوق الروزتة الدائرية",
    en: "The Nada lever from near: its neck and bend above the round rose",
  },
  "harf-square-lever": {
    ar: "أكرة «حرف» عن قرب: الروزتة المربعة والرقبة وحافة اليد المستقيمة",
    en: "The Harf lever from near: the square rose, the neck and the straight edge of the grip",
  },
  "sultan-lever-on-plate": {
    ar: "يد «سلطان» عن قرب: طرفها الملفوف وحلقات الرقبة على البلاك",
    en: "The lever of Sultan from near: its scrolled end and the collars on the plate",
  },
  "zahra-door-knob": {
    ar: "كورة «زهرة» من الجانب: الرقبة الرفيعة بين القبضة والروزتة",
    en: "The Zahra knob from the side: its slim neck between grip and rose",
  },
  "omoud-long-pull": {
    ar: "طرف مقبض «عمود» عن قرب: القائم الذي يثبته في الباب",
    en: "The end of the Omoud pull from near: the post that holds it to the door",
  },
  "sadaf-cabinet-pull": {
    ar: "قدم مقبض «صدف» عن قرب: انحناءة ناعمة إلى القاعدة المستديرة",
    en: "The foot of the Sadaf pull from near: a soft bend down to its round base",
  },
  "hesn-flat-lock": {
    ar: "ألسنة كالون «حصن» عن قرب: ثلاثة ألسنة صلب خارجة من الوش",
    en: "The bolts of the Hesn lock from near: three steel rods out of the forend",
  },
  "hodoo-room-lock": {
    ar: "سقاطة كالون «هدوء» عن قرب: بارزة من الوش ومسمار التثبيت فوقها",
    en: "The latch of the Hodoo lock from near: out of the forend, a fixing screw above it",
  },
  "setr-bathroom-lock": {
    ar: "جسم كالون «ستر» عن قرب: مربع الأكرة فوق ومربع ترباس الحمام تحته",
    en: "The case of the Setr lock from near: the square of the handle above, that of the bathroom turn below",
  },
  "daqiq-cylinder": {
    ar: "وش سلندر «دقيق» عن قرب: مدخل المفتاح، وبجانبه مفاتيح الكمبيوتر",
    en: "The face of the Daqiq cylinder from near: its keyway, the dimple keys beside it",
  },
  "yosr-thumbturn-cylinder": {
    ar: "ترباس سلندر «يُسر» عن قرب: رأس مستدير يُلف باليد من الداخل",
    en: "The thumbturn of the Yosr cylinder from near: a round head, turned by hand from inside",
  },
  "sanad-bearing-hinge": {
    ar: "عُقد مفصلة «سَنَد» عن قرب: حلقات رولمان البلي بينها ومسمار غاطس بجانبها",
    en: "The knuckles of the Sanad hinge from near: bearings between them, a countersunk screw beside",
  },
  "lotf-door-closer": {
    ar: "طرف رداد «لطف» عن قرب: غطاء الجسم بمسمارين، ومحور الذراع فوقه",
    en: "The end of the Lotf closer from near: its cap with two screws, the spindle of the arm above",
  },
  "basar-door-viewer": {
    ar: "عدسة «بصر» عن قرب داخل حلقتها على الباب",
    en: "The lens of Basar from near, in its ring on the door",
  },
  "matin-flush-bolt": {
    ar: "ذراع ترباس «متين» عن قرب: غاطسة في مجراها وسط الوش المعدن",
    en: "The lever of the Matin bolt from near: sunk in its slot in the metal plate",
  },
  "najat-panic-bar": {
    ar: "رأس بار «نجاة» من الجانب: لسان القفل وعلبته وأول البار",
    en: "The head of the Najat bar from the side: the latch, its housing and where the bar begins",
  },
};

/** What the close-ups show of switches, sockets and alarms. */
import type { Bilingual } from "../types.ts";

export const platesDetails: Record<string, Bilingual> = {
  "lamsa-switch": {
    ar: "مفتاح «لمسة» عن قرب: حافة الزر داخل الوش الرفيع وعلامته الصغيرة",
    en: "The Lamsa switch from near: the edge of its rocker in the slim plate, its small mark",
  },
  "isharah-smart-switch": {
    ar: "ركن مفتاح «إشارة» عن قرب: سطح زجاج ناعم ودائرة اللمس",
    en: "A corner of the Isharah switch from near: smooth glass and a ring to touch",
  },
  "lamsa-socket": {
    ar: "بريزة «لمسة» عن قرب: فتحتا الفيشة ولسانا الأرضي في العمق",
    en: "The Lamsa socket from near: the holes of the pins, the earth clips in its well",
  },
  "lamsa-twin-socket": {
    ar: "بريزة «لمسة» المزدوجة عن قرب: الفتحتان متجاورتان في وش واحد",
    en: "The Lamsa twin socket from near: two wells side by side in one plate",
  },
  "hams-led-dimmer": {
    ar: "قرص ديمر «همس» من الجانب: بروزه عن الوش وعلامة الشدة",
    en: "The knob of the Hams dimmer from the side: how far it stands out, its mark",
  },
  "yaqez-smoke-alarm": {
    ar: "كاشف «يقظ» من أسفل: فتحات دخول الدخان حوله وزر الاختبار في الوسط",
    en: "The Yaqez alarm from below: the slots where smoke enters, the test button in the middle",
  },
  "nafas-co-alarm": {
    ar: "شاشة كاشف «نَفَس» عن قرب: التركيز صفر وتحتها زر الاختبار",
    en: "The screen of the Nafas alarm from near: it reads zero, the test button below",
  },
};

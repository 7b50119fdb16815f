/** What the close-ups show of switches, sockets and alarms. */
import type { Bilingual } from "../types.ts";

export const platesDetails: Record<string, Bilingual> = {
  "lamsa-switch": {
    ar: "مفتاح «لمسة» عن قرب: حافة الزر داخل الوش الرفيع وعلامته الصغيرة",
    en: "Close-up of the Lamsa switch: the edge of the rocker in the slim plate, with its small mark",
  },
  "isharah-smart-switch": {
    ar: "ركن مفتاح «إشارة» عن قرب: سطح زجاج ناعم ودائرة اللمس",
    en: "Close-up of a corner of the Isharah switch: smooth glass and the touch ring",
  },
  "lamsa-socket": {
    ar: "بريزة «لمسة» عن قرب: فتحتا الفيشة ولسانا الأرضي في العمق",
    en: "Close-up of the Lamsa socket: the pin holes and the earth clips in the recess",
  },
  "lamsa-twin-socket": {
    ar: "بريزة «لمسة» المزدوجة عن قرب: الفتحتان متجاورتان في وش واحد",
    en: "Close-up of the Lamsa twin socket: two outlets side by side in one plate",
  },
  "hams-led-dimmer": {
    ar: "قرص ديمر «همس» من الجانب: بروزه عن الوش وعلامة الشدة",
    en: "The knob of the Hams dimmer from the side: how far it stands out, and its brightness mark",
  },
  "yaqez-smoke-alarm": {
    ar: "كاشف «يقظ» من أسفل: فتحات دخول الدخان حوله وزر الاختبار في الوسط",
    en: "The Yaqez alarm from below: the smoke inlet slots, with the test button in the middle",
  },
  "nafas-co-alarm": {
    ar: "شاشة كاشف «نَفَس» عن قرب: التركيز صفر وتحتها زر الاختبار",
    en: "Close-up of the Nafas alarm display: it reads zero, with the test button below",
  },
};

/** What the close-ups show of lights on walls and ceilings. */
import type { Bilingual } from "../types.ts";

export const fixedDetails: Record<string, Bilingual> = {
  "zell-wall-light": {
    ar: "فتحة «ظل» العلوية عن قرب: حواف رفيعة ومصدر الضوء غاطس في الداخل",
    en: "The upper opening of Zell from near: thin edges, the source deep inside",
  },
  "kettan-linen-wall-light": {
    ar: "«كتان» من أسفل: الذراع المعدن من قاعدة الحائط إلى الشابوه القماش",
    en: "Kettan from below: the metal arm from its wall plate up to the linen shade",
  },
  "wodouh-bath-light": {
    ar: "طرف «وضوح» عن قرب: غطاء معدن على أنبوب الضوء اللبني",
    en: "The end of Wodouh from near: a metal cap on the opal tube",
  },
  "noqta-surface-spot": {
    ar: "وش «نقطة» من أسفل: العدسة الغاطسة وحولها درجات مانعة للوهج",
    en: "The face of Noqta from below: the lens set back among steps that keep glare away",
  },
  "tawaman-twin-spot": {
    ar: "رأس من «توأمان» عن قرب: المفصلة التي يدور عليها تحت القاعدة، والعدسة الغاطسة",
    en: "One head of Tawaman from near: the joint it turns on below the bar, its lens set back",
  },
  "omq-deep-spot": {
    ar: "داخل «عمق» من أسفل: عاكس غامق عميق والعدسة في آخره",
    en: "Into Omq from below: a deep, dark reflector with the lens at its end",
  },
  "itar-gu10-spot": {
    ar: "وش «إطار» من أسفل: عدسات لمبة GU10 داخل حلقة متحركة",
    en: "The face of Itar from below: the lenses of the GU10 lamp in a ring that swivels",
  },
  "qitar-track-spot": {
    ar: "تثبيت «قطار» عن قرب: المحوّل في المجرى، ورقبة الرأس، وزعانف التبريد",
    en: "How Qitar is fixed, from near: the adapter on the track, the neck of the head, its cooling ribs",
  },
  "maghnat-magnetic-spot": {
    ar: "تثبيت «مغناط» عن قرب: القاعدة المغناطيس داخل القناة الغاطسة وتحتها رقبة الرأس",
    en: "How Maghnat is fixed, from near: the magnetic base in the recessed channel, the neck below it",
  },
  "safa-round-downlight": {
    ar: "حافة «صفا» عن قرب: إطار رفيع ملاصق للسقف حول الوش المضيء",
    en: "The edge of Safa from near: a slim trim close to the ceiling around the lit face",
  },
  "naqaa-bathroom-downlight": {
    ar: "وش «نقاء» من أسفل: عدسة مقفولة بإحكام داخل الإطار",
    en: "The face of Naqaa from below: a sealed lens within the trim",
  },
  "qamar-surface-downlight": {
    ar: "جانب «قمر» عن قرب: سُمك الجسم تحت السقف والوش المضيء من أسفله",
    en: "The side of Qamar from near: how thick it is below the ceiling, its lit face underneath",
  },
  "rokn-square-downlight": {
    ar: "داخل «ركن» من أسفل: عاكس دائري غامق في إطار مربع",
    en: "Into Rokn from below: a dark round reflector in a square trim",
  },
  "hares-sensor-downlight": {
    ar: "ركن «حارس» عن قرب: حساس الحركة على الوش المضيء",
    en: "A corner of Hares from near: the motion sensor on the lit face",
  },
  "maktab-panel-60": {
    ar: "ركن بانل «مكتب» عن قرب: الإطار الأبيض حول الوش المضيء في السقف",
    en: "A corner of the Maktab panel from near: the white frame around the lit face",
  },
  "kheffa-linear-panel": {
    ar: "طرف بانل «خفة» عن قرب: الإطار الأبيض الرفيع والوش المضيء",
    en: "The end of the Kheffa panel from near: the slim white frame and the lit face",
  },
};

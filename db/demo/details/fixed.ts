/** What the close-ups show of lights on walls and ceilings. */
import type { Bilingual } from "../types.ts";

export const fixedDetails: Record<string, Bilingual> = {
  "zell-wall-light": {
    ar: "فتحة «ظل» العلوية عن قرب: حواف رفيعة ومصدر الضوء غاطس في الداخل",
    en: "Close-up of the upper opening of the Zell wall light: thin edges, the light source deep inside",
  },
  "kettan-linen-wall-light": {
    ar: "«كتان» من أسفل: الذراع المعدن من قاعدة الحائط إلى الشابوه القماش",
    en: "The Kettan wall light from below: the metal arm from its wall plate up to the linen shade",
  },
  "wodouh-bath-light": {
    ar: "طرف «وضوح» عن قرب: غطاء معدن على أنبوب الضوء اللبني",
    en: "Close-up of the end of the Wodouh light: a metal cap on the opal tube",
  },
  "noqta-surface-spot": {
    ar: "وش «نقطة» من أسفل: العدسة الغاطسة وحولها درجات مانعة للوهج",
    en: "The Noqta spot from below: the recessed lens with anti-glare steps around it",
  },
  "tawaman-twin-spot": {
    ar: "رأس من «توأمان» عن قرب: المفصلة التي يدور عليها تحت القاعدة، والعدسة الغاطسة",
    en: "Close-up of one Tawaman head: the joint it turns on below the bar, and its recessed lens",
  },
  "omq-deep-spot": {
    ar: "داخل «عمق» من أسفل: عاكس غامق عميق والعدسة في آخره",
    en: "Inside the Omq spot from below: a deep, dark reflector with the lens at its end",
  },
  "itar-gu10-spot": {
    ar: "وش «إطار» من أسفل: عدسات لمبة GU10 داخل حلقة متحركة",
    en: "The Itar spot from below: the lenses of the GU10 lamp in a swivelling ring",
  },
  "qitar-track-spot": {
    ar: "تثبيت «قطار» عن قرب: المحوّل في المجرى، ورقبة الرأس، وزعانف التبريد",
    en: "Close-up of the Qitar mounting: the adapter on the track, the neck of the head and its cooling fins",
  },
  "maghnat-magnetic-spot": {
    ar: "تثبيت «مغناط» عن قرب: القاعدة المغناطيس داخل القناة الغاطسة وتحتها رقبة الرأس",
    en: "Close-up of the Maghnat mounting: the magnetic base in the recessed channel and the neck below it",
  },
  "safa-round-downlight": {
    ar: "حافة «صفا» عن قرب: إطار رفيع ملاصق للسقف حول الوش المضيء",
    en: "Close-up of the edge of the Safa downlight: a slim trim against the ceiling around the lit face",
  },
  "naqaa-bathroom-downlight": {
    ar: "وش «نقاء» من أسفل: عدسة مقفولة بإحكام داخل الإطار",
    en: "The Naqaa downlight from below: a sealed lens inside the trim",
  },
  "qamar-surface-downlight": {
    ar: "جانب «قمر» عن قرب: سُمك الجسم تحت السقف والوش المضيء من أسفله",
    en: "Close-up of the side of the Qamar light: its thickness below the ceiling and the lit face underneath",
  },
  "rokn-square-downlight": {
    ar: "داخل «ركن» من أسفل: عاكس دائري غامق في إطار مربع",
    en: "Inside the Rokn downlight from below: a dark round reflector in a square trim",
  },
  "hares-sensor-downlight": {
    ar: "ركن «حارس» عن قرب: حساس الحركة على الوش المضيء",
    en: "Close-up of a corner of the Hares downlight: the motion sensor on the lit face",
  },
  "maktab-panel-60": {
    ar: "ركن بانل «مكتب» عن قرب: الإطار الأبيض حول الوش المضيء في السقف",
    en: "Close-up of a corner of the Maktab panel: the white frame around the lit face",
  },
  "kheffa-linear-panel": {
    ar: "طرف بانل «خفة» عن قرب: الإطار الأبيض الرفيع والوش المضيء",
    en: "Close-up of the end of the Kheffa panel: the slim white frame and the lit face",
  },
};

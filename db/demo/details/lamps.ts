/** What the close-ups show of bulbs, strips and drivers. */
import type { Bilingual } from "../types.ts";

export const lampsDetails: Record<string, Bilingual> = {
  "wamda-gu10-lamp": {
    ar: "ظهر لمبة «ومضة» عن قرب: سنّا قاعدة GU10 وزعانف التبريد",
    en: "Close-up of the back of the Wamda lamp: the two pins of its GU10 cap and the cooling fins",
  },
  "hamsa-gu10-dimmable": {
    ar: "وش لمبة «همسة» عن قرب: العدسات داخل الحافة وزعانف التبريد حولها",
    en: "Close-up of the face of the Hamsa lamp: the lenses inside the rim, with cooling fins around it",
  },
  "nahar-a60-lamp": {
    ar: "قاعدة لمبة «نهار» عن قرب: قلاووظ E27 وطرف التلامس، واللمبة راقدة",
    en: "Close-up of the Nahar lamp cap: its E27 thread and contact, with the lamp on its side",
  },
  "sahra-candle-lamp": {
    ar: "قاعدة لمبة «سهرة» عن قرب: قلاووظ E14 رفيع وأول الفتيلة في الزجاج الشفاف",
    en: "Close-up of the Sahra candle cap: a slim E14 thread and the start of the filament in clear glass",
  },
  "ghoroub-globe-lamp": {
    ar: "قاعدة لمبة «غروب» عن قرب: قلاووظ E27 وخلفه الفتيلة في الزجاج العسلي",
    en: "Close-up of the Ghoroub lamp cap: its E27 thread, with the filament in amber glass behind",
  },
  "sharara-g9-lamp": {
    ar: "قاعدة لمبة «شرارة» عن قرب: طرفا G9 من السلك تحت الجسم الأبيض",
    en: "Close-up of the Sharara lamp cap: the two G9 wire loops below the white base",
  },
  "khayt-cob-strip": {
    ar: "طرف شريط «خيط» عن قرب: خط ضوء متصل بدون نقاط، وسلكا التوصيل الأحمر والأسود",
    en: "Close-up of the end of the Khayt strip: one dot-free line of light, with its red and black leads",
  },
  "mawj-outdoor-strip": {
    ar: "لفات شريط «موج» عن قرب: حبات الليد داخل الغلاف الشفاف",
    en: "Close-up of the coiled Mawj strip: its LEDs inside the clear sleeve",
  },
  "madad-24v-driver": {
    ar: "طرف ترانس «مدد» عن قرب: سلكا الخرج الأحمر والأسود يخرجان من سدادة محكمة",
    en: "Close-up of the end of the Madad driver: red and black output leads from a sealed cap",
  },
  "mizan-48v-driver": {
    ar: "وش ترانس «ميزان» عن قرب: ملصق البيانات على الجسم الأسود النحيف",
    en: "Close-up of the top of the Mizan driver: the rating label on its slim black case",
  },
};

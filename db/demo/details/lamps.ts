/** What the close-ups show of bulbs, strips and drivers. */
import type { Bilingual } from "../types.ts";

export const lampsDetails: Record<string, Bilingual> = {
  "wamda-gu10-lamp": {
    ar: "ظهر لمبة «ومضة» عن قرب: سنّا قاعدة GU10 وزعانف التبريد",
    en: "The back of the Wamda lamp from near: the two pins of its GU10 cap, its cooling fins",
  },
  "hamsa-gu10-dimmable": {
    ar: "وش لمبة «همسة» عن قرب: العدسات داخل الحافة وزعانف التبريد حولها",
    en: "The face of the Hamsa lamp from near: lenses within the rim, cooling fins around it",
  },
  "nahar-a60-lamp": {
    ar: "قاعدة لمبة «نهار» عن قرب: قلاووظ E27 وطرف التلامس، واللمبة راقدة",
    en: "The cap of the Nahar lamp from near: its E27 thread and contact, the lamp lying down",
  },
  "sahra-candle-lamp": {
    ar: "قاعدة لمبة «سهرة» عن قرب: قلاووظ E14 رفيع وأول الفتيلة في الزجاج الشفاف",
    en: "The cap of the Sahra candle from near: a slim E14 thread, the filament's foot in clear glass",
  },
  "ghoroub-globe-lamp": {
    ar: "قاعدة لمبة «غروب» عن قرب: قلاووظ E27 وخلفه الفتيلة في الزجاج العسلي",
    en: "The cap of the Ghoroub lamp from near: its E27 thread, the filament in amber glass behind",
  },
  "sharara-g9-lamp": {
    ar: "قاعدة لمبة «شرارة» عن قرب: طرفا G9 من السلك تحت الجسم الأبيض",
    en: "The cap of the Sharara lamp from near: the two wire loops of a G9 below the white base",
  },
  "khayt-cob-strip": {
    ar: "طرف شريط «خيط» عن قرب: خط ضوء متصل بلا نقاط، وسلكا التوصيل الأحمر والأسود",
    en: "The end of the Khayt strip from near: one line of light without dots, its red and black leads",
  },
  "mawj-outdoor-strip": {
    ar: "لفات شريط «موج» عن قرب: حبات الليد داخل الغلاف الشفاف",
    en: "The turns of the Mawj strip from near: its LEDs within the clear sleeve",
  },
  "madad-24v-driver": {
    ar: "طرف ترانس «مدد» عن قرب: سلكا الخرج الأحمر والأسود يخرجان من سدادة محكمة",
    en: "The end of the Madad driver from near: red and black output leads from a sealed end",
  },
  "mizan-48v-driver": {
    ar: "وش ترانس «ميزان» عن قرب: ملصق البيانات على الجسم الأسود النحيف",
    en: "The top of the Mizan driver from near: the label on its slim black case",
  },
};

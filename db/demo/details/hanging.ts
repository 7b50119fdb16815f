/** What the close-ups show of chandeliers and pendants. */
import type { Bilingual } from "../types.ts";

export const hangingDetails: Record<string, Bilingual> = {
  "hala-ring-chandelier": {
    ar: "حلقة «هالة» عن قرب: مثبت سلك التعليق على الحافة، والضوء يخرج من أعلى الحلقة",
    en: "Hala's ring from near: the grip of a wire on its edge, light leaving the top of the ring",
  },
  "madar-double-ring-chandelier": {
    ar: "حلقتا «مدار» من أسفل: القاع مقفول والضوء على الوجه الداخلي",
    en: "Madar's two rings from below: closed underneath, lit on the inner face",
  },
  "shallal-triple-ring-chandelier": {
    ar: "حلقات «شلال» الثلاث من الجانب، واحدة تحت الأخرى",
    en: "Shallal's three rings from the side, one below the other",
  },
  "layali-arm-chandelier": {
    ar: "ذراع من «ليالي» عن قرب: كاسة زجاج لبني مفتوحة لأعلى على طبق وحامل معدن",
    en: "An arm of Layali from near: an opal glass cup, open upwards, on its metal pan and holder",
  },
  "thurayya-crystal-chandelier": {
    ar: "كريستال «ثريا» عن قرب: قطع مضلعة معلقة في صفوف من حلقتين معدن",
    en: "Thurayya's crystal from near: faceted drops in rows, hung from metal rings",
  },
  "qasr-crystal-chandelier": {
    ar: "ذراع كريستال من «قصر» عن قرب: شمعة ولمبة، ومن الطبق تتدلى قطع الكريستال",
    en: "A crystal arm of Qasr from near: candle and lamp, drops hanging from the pan",
  },
  "qubba-dome-pendant": {
    ar: "«قبّة» من أسفل: الداخل الأبيض واللمبة وحافة المعدن",
    en: "Qubba from below: the white inside, the lamp and the metal rim",
  },
  "lulua-globe-pendant": {
    ar: "أعلى «لؤلؤة» عن قرب: حامل اللمبة المعدن فوق فتحة الزجاج اللبني",
    en: "The top of Lulua from near: the metal lampholder on the neck of the opal glass",
  },
  "asal-amber-globe-pendant": {
    ar: "«عسل» عن قرب: لمبة الفتيلة تظهر داخل الزجاج العسلي تحت الحامل",
    en: "Asal from near: the filament lamp seen through amber glass, under its holder",
  },
  "masar-linear-pendant": {
    ar: "طرف «مسار» من أسفل: بروفيل رفيع، وشريط الضوء في قاعه، وسلك التعليق",
    en: "The end of Masar from below: a slim profile, the light in its underside, its wire",
  },
  "nahr-wood-linear-pendant": {
    ar: "طرف «نهر» من أعلى: عروق الخشب، والضوء العلوي، ومثبت السلك النحاس",
    en: "The end of Nahr from above: the grain of the wood, the upward light, the brass grip of the wire",
  },
  "khan-pierced-lantern": {
    ar: "تخريم «خان» عن قرب: نجوم مفرغة في أوجه النحاس بين ضلوع مبرومة",
    en: "Khan's piercing from near: stars cut out of its faces between rounded ribs",
  },
  "qem-cone-pendant": {
    ar: "فتحة «قمع» من أسفل: العدسة مسحوبة للداخل في بطانة فاتحة",
    en: "The mouth of Qem from below: the lens set back in a pale lining",
  },
  "anqud-cluster-pendant": {
    ar: "كورة من «عنقود» عن قرب: لمبة G9 في الزجاج الفيميه تحت حاملها",
    en: "One globe of Anqud from near: a G9 lamp in smoked glass under its holder",
  },
};

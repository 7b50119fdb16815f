/** What the close-ups show of chandeliers and pendants. */
import type { Bilingual } from "../types.ts";

export const hangingDetails: Record<string, Bilingual> = {
  "hala-ring-chandelier": {
    ar: "حلقة «هالة» عن قرب: مثبت سلك التعليق على الحافة، والضوء يخرج من أعلى الحلقة",
    en: "Close-up of the Hala ring: a cable grip on its edge, and light from the top of the ring",
  },
  "madar-double-ring-chandelier": {
    ar: "حلقتا «مدار» من أسفل: القاع مقفول والضوء على الوجه الداخلي",
    en: "The two Madar rings from below: closed underneath, lit on the inner face",
  },
  "shallal-triple-ring-chandelier": {
    ar: "حلقات «شلال» الثلاث من الجانب، واحدة تحت الأخرى",
    en: "The three Shallal rings from the side, one below the other",
  },
  "layali-arm-chandelier": {
    ar: "ذراع من «ليالي» عن قرب: كاسة زجاج لبني مفتوحة لأعلى على طبق وحامل معدن",
    en: "Close-up of a Layali arm: an opal glass cup, open at the top, on its metal pan and holder",
  },
  "thurayya-crystal-chandelier": {
    ar: "كريستال «ثريا» عن قرب: قطع مضلعة معلقة في صفوف من حلقتين معدن",
    en: "Close-up of the Thurayya crystal: rows of faceted drops on metal rings",
  },
  "qasr-crystal-chandelier": {
    ar: "ذراع كريستال من «قصر» عن قرب: شمعة ولمبة، ومن الطبق تتدلى قطع الكريستال",
    en: "Close-up of a Qasr crystal arm: candle and lamp, with drops hanging from the pan",
  },
  "qubba-dome-pendant": {
    ar: "«قبّة» من أسفل: الداخل الأبيض واللمبة وحافة المعدن",
    en: "The Qubba pendant from below: the white inside, the lamp and the metal rim",
  },
  "lulua-globe-pendant": {
    ar: "أعلى «لؤلؤة» عن قرب: حامل اللمبة المعدن فوق فتحة الزجاج اللبني",
    en: "Close-up of the top of the Lulua pendant: the metal lampholder on the neck of the opal glass",
  },
  "asal-amber-globe-pendant": {
    ar: "«عسل» عن قرب: لمبة الفتيلة تظهر داخل الزجاج العسلي تحت الحامل",
    en: "Close-up of the Asal pendant: the filament lamp seen through amber glass, under its holder",
  },
  "masar-linear-pendant": {
    ar: "طرف «مسار» من أسفل: بروفيل رفيع، وشريط الضوء في قاعه، وسلك التعليق",
    en: "The end of the Masar pendant from below: a slim profile, the light in its underside, and its cable",
  },
  "nahr-wood-linear-pendant": {
    ar: "طرف «نهر» من أعلى: عروق الخشب، والضوء العلوي، ومثبت السلك النحاس",
    en: "The end of the Nahr pendant from above: the wood grain, the upward light and the brass cable grip",
  },
  "khan-pierced-lantern": {
    ar: "تخريم «خان» عن قرب: نجوم مفرغة في أوجه النحاس بين ضلوع مبرومة",
    en: "Close-up of the Khan lantern piercing: stars cut out of the brass faces between rounded ribs",
  },
  "qem-cone-pendant": {
    ar: "فتحة «قمع» من أسفل: العدسة مسحوبة للداخل في بطانة فاتحة",
    en: "The opening of the Qem pendant from below: the recessed lens in a pale lining",
  },
  "anqud-cluster-pendant": {
    ar: "كورة من «عنقود» عن قرب: لمبة G9 في الزجاج الفيميه تحت حاملها",
    en: "Close-up of one Anqud globe: a G9 lamp in smoked glass under its holder",
  },
};

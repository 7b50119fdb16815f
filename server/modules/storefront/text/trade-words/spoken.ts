/** Unit symbols with the words people write for them. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  w: "w watt watts وات واط",
  v: "v volt volts فولت",
  k: "k kelvin كلفن كيلفن",
  lm: "lm lumen lumens لومن",
  mm: "mm مم ملي مللي ميلي مليمتر ملليمتر",
  cm: "cm سم سنتي سنتيمتر",
  m: "m metre metres meter meters م متر امتار",
  a: "amp amps امبير",
  kg: "kg كجم كيلو",
  deg: "° deg degree degrees درجة درجات",
  gang: "gang gangs خط خطوط",
  lamps: "lamps lights لمبات اذرع دراع arm arms",
  year: "year years سنة سنين سنوات",
};

/** Cap types and ratings as their Latin letters are pronounced in Arabic: "جي يو 10" is GU10. */
export const SPOKEN_LETTERS: Readonly<Record<string, string>> = {
  "جي يو": "gu",
  جيو: "gu",
  "اي بي": "ip",
  "ام ار": "mr",
  جي: "g",
  اي: "e",
};

/** Between two measures: "60 في 60". */
export const TIMES_WORDS = "في by";

/** Stop words in a search: function words, and phrases that buyers add. */
export const STOP_WORDS =
  "من في مع علي الي او عن ابو ام بتاع بتاعة بتاعت لون لونه لونها مقاس قطر قدرة نوع شكل عايز عاوز عايزة عاوزة محتاج " +
  "محتاجة اريد ابغي ممكن سعر اسعار بكام كام شراء فيها فيه اللي the a an of for with and in to by i want need buy price " +
  "البيت 3ayez 3awez 3ayza 3awza lel lil el";

/**
 * Opinions: the shop's texts need not contain them, and they do not point to another product,
 * either.
 */
export const OPINIONS =
  "كبير كبيرة صغير صغيرة حلو حلوة جميل جميلة شيك فخم فخمة رخيص رخيصة كويس كويسة احسن افضل جديد جديدة " +
  "big large small nice beautiful elegant cheap good best new";

/** Unit symbols with the words people write for them. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  w: "w watt watts وات واط",
  v: "v volt volts فولت",
  k: "k kelvin كلفن كيلفن",
  lm: "lm lumen lumens لومن",
  mm: "mm مم ملم ملي مللي ميلي مليمتر ملليمتر",
  in: "inch inches بوصة بوصات انش انشات",
  cm: "cm سم سنتي سنتيمتر",
  m: "m metre metres meter meters م متر امتار",
  a: "amp amps امبير",
  kg: "kg كجم كيلو",
  hz: "hz hertz هرتز",
  h: "h hour hours ساعة ساعات",
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

/** Units that may also precede their number: "وات 7". */
export const UNITS_SAID_FIRST = "w v k lm mm cm kg hz";

/** Numbers in words, in Egyptian and standard Arabic. */
export const NUMBER_WORDS: Readonly<Record<number, string>> = {
  1: "واحد واحدة one",
  2: "اتنين اثنين اثنان اثنا two",
  3: "تلاتة تلات تلت ثلاثة ثلاث three",
  4: "اربعة اربع four",
  5: "خمسة خمس five",
  6: "ستة ست six",
  7: "سبعة سبع seven",
  8: "تمانية تمنية تمن تمان ثمانية ثماني eight",
  9: "تسعة تسع nine",
  10: "عشرة عشر ten",
  11: "حداشر احداشر eleven",
  12: "اتناشر اطناشر twelve",
  13: "تلتاشر تلاتاشر thirteen",
  14: "اربعتاشر fourteen",
  15: "خمستاشر خمسطاشر fifteen",
  16: "ستاشر سطاشر sixteen",
  17: "سبعتاشر سبعطاشر seventeen",
  18: "تمنتاشر تمنطاشر eighteen",
  19: "تسعتاشر تسعطاشر nineteen",
  20: "عشرين عشرون twenty",
  30: "تلاتين ثلاثين ثلاثون thirty",
  40: "اربعين اربعون forty",
  50: "خمسين خمسون fifty",
  60: "ستين ستون sixty",
  70: "سبعين سبعون seventy",
  80: "تمانين ثمانين ثمانون eighty",
  90: "تسعين تسعون ninety",
  100: "مية ميه مئة مائة hundred",
  200: "ميتين مئتين مائتين",
  300: "تلتمية ثلاثمائة",
  400: "ربعمية اربعمائة",
  500: "خمسمية خمسمائة",
  600: "ستمية ستمائة",
  700: "سبعمية سبعمائة",
  800: "تمنمية ثمانمائة",
  900: "تسعمية تسعمائة",
};

/** Between two alternatives. "W" is "and" in Latin letters. */
export const JOINING_WORDS = "و او and or w";

/** Between two measures: "60 في 60". */
export const TIMES_WORDS = "في by";

/** Stop words in a search: function words, and phrases that buyers add. */
export const STOP_WORDS =
  "و ب ع ل ف عشان علشان عندكم عندكو عندكوا عندك ده دي دا دول يا لو سمحت سمحتي سمحتوا حضرتك جماعة جنيه جنيهات " +
  "or please show me do you have got any some is are there law sama7t 3ashan 3andoko 3andokom egp " +
  "من في مع علي الي او عن ابو ام بتاع بتاعة بتاعت لون لونه لونها مقاس قطر قدرة نوع شكل عايز عاوز عايزة عاوزة محتاج " +
  "محتاجة اريد ابغي ممكن سعر اسعار بكام كام شراء فيها فيه اللي the a an of for with and in to by i want need buy price " +
  "حاجة حاجات الحاجات something anything البيت 3ayez 3awez 3ayza 3awza lel lil el";

/**
 * Opinions: the shop's texts need not contain them, and they do not point to another product,
 * either.
 */
export const OPINIONS =
  "كبير كبيرة صغير صغيرة حلو حلوة جميل جميلة شيك فخم فخمة فاخر فاخرة كويس كويسة احسن افضل جديد جديدة " +
  "موفر موفرة اقتصادي اقتصادية للطاقة energy saving economical " +
  "big large small nice beautiful elegant luxury luxurious good best new";

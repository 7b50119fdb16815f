/** What buyers write around a price: parts of regular expressions over folded words. */

/** After an amount or before it. "ج" and "le" also mean pounds. */
export const MONEY =
  "(?:(?:جنيهات|جنيها|جنيه)(?: مصري)?|ج\\.?\\s?م|ج|egp|l\\.?e|pounds?|gn?e?ne?h|guinea|e?£)";

/** After a number: thousands. */
export const THOUSANDS = "(?:الف|الاف|تلاف|thousands?|k|alf|alaf)";

export const UP_TO =
  "(?:مش اكتر من|مش اكثر من|ما يزيدش عن|ميزيدش عن|لا يزيد عن|لا تزيد عن|تحت|اقل من|ارخص من|بحد اقصي|حد اقصي|" +
  "اقصي سعر|لحد|لغايه|حتي|ميزانيه|ميزانيتي|not more than|no more than|under|below|less than|cheaper than|at most|" +
  "max|maximum|up to|budget|ta7t|a2al men|tahat|باقل من|بارخص من|ما يعداش|ميعداش)";

export const FROM =
  "(?:فوق|اكتر من|اكثر من|اغلي من|يزيد عن|ابتدا من|over|above|more than|at least|min|minimum|starting from|starting at|fo2)";

export const UP_TO_AFTER = "(?:بحد اقصي|حد اقصي|او اقل|فاقل|or less|max|maximum)";
export const FROM_AFTER = "(?:او اكتر|او اكثر|فاكثر|فاكتر|وطالع|or more)";

/** Before an approximate price; optional. */
export const ABOUT = "(?:ب|بسعر|سعر|بحوالي|حوالي|في حدود|حدود|around|about|at)";

export const BETWEEN = "(?:من|ما بين|بين|from|between)";
export const TO = "(?:-|–|ل|لحد|الي|حتي|و|to|and|till)";

/** Opinions of a price: the cheapest first, or the most expensive. */
export const CHEAPEST = [
  ...["رخيص", "رخيصة", "الرخيص", "الرخيصة", "ارخص", "الارخص", "اقل سعر", "اقل الاسعار"],
  ...["سعر رخيص", "باقل سعر", "cheap", "cheapest", "low price", "lowest price"],
  ...["r5is", "r5isa", "r5es", "re5is", "re5isa", "rekhisa", "rakhis", "rakhisa", "ar5as"],
];
export const DEAREST = [
  ...["غالي", "غالية", "الغالي", "الغالية", "اغلى", "الاغلى", "اعلى سعر", "expensive"],
  ...["most expensive", "highest price", "ghali", "ghalya", "8aly", "8alya"],
];

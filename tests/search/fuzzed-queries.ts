const LONGEST = 4_096;

/**
 * Sources of characters: scripts of the trade, others, digits, punctuation, combining marks,
 * controls, SQL patterns.
 */
const ALPHABETS: readonly string[] = [
  "ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإآؤئ",
  "abcdefghijklmnopqrstuvwxyz",
  "0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹",
  " .,;:/\\-–×x*'\"%_()[]{}|&!?؟،؛",
  "\u064b\u064e\u0651\u0640\u0670\u0300\u0301\u200b\u200c\u200d\u200e\u200f",
  "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c\ufeff",
  "\u0000\u0001\u0008\u001b\u007f\u0085\t\n\r",
  "灯笼ランプ램프лампаλάμπαமின்विद्युत्מנורהሻማ",
  "💡🔦🕯️👨‍👩‍👧‍👦🇪🇬ﷺ﷽Ǆßİıſﬁ½²Ⅷ",
  "\ud800\udc00\udfff",
];
const WORDS: readonly string[] = [
  ..."سبوت نجفة لمبة كالون 7w ٧ وات 60x60 30/40 3000k gu10 e27 led spot".split(" "),
  "' or 1=1 --",
  "%_%",
  "\\",
  "constructor",
  "__proto__",
  "toString",
  "1e309",
  "9".repeat(40),
  "0x0",
  "xx".repeat(20),
  "و".repeat(30),
];

/** Random texts, the same ones each time. */
export function fuzzedQueries(count: number): string[] {
  const random = randomFrom(20_261_123);
  const pick = <T>(things: ArrayLike<T>): T => things[Math.floor(random() * things.length)]!;
  return Array.from({ length: count }, (_, index) => {
    const length = index % 50 === 0 ? LONGEST : Math.ceil(random() ** 3 * 120);
    let text = "";
    while (text.length < length) {
      if (random() < 0.15) text += pick(WORDS);
      else {
        const alphabet = pick(ALPHABETS);
        for (let at = 0; at < 1 + random() * 6; at += 1) text += pick(alphabet);
      }
      if (random() < 0.3) text += " ";
    }
    // Half a surrogate pair cannot be encoded in a URL.
    return text.slice(0, length).toWellFormed();
  });
}

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

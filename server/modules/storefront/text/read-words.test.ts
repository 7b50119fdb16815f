import { describe, expect, it } from "vitest";
import { otherLayout } from "./keyboard.ts";
import { arabicPattern } from "./latin-sounds.ts";
import { mostCostOf, wordDistance } from "./nearest-word.ts";
import { readWords } from "./read-words.ts";
import { Vocabulary } from "./vocabulary.ts";

const vocabulary = new Vocabulary([
  "hala",
  "هاله",
  "هال",
  "ring",
  "balcony",
  "maktab",
  "بحساس",
  "عايل",
  "شبك",
  "ليتامار",
]);

function read(text: string) {
  const { words, isGuess } = readWords(text, vocabulary);
  return { words: words.map(({ folded }) => folded), isGuess };
}

describe("readWords", () => {
  it.each([
    // Unchanged.
    ["نجفة هالة", ["نجفه", "هاله"]],
    ["hala", ["hala"]],
    ["HL-80-BR", ["hl-80-br"]],
    ["سبوت ٧ وات", ["سبوت", "7 وات"]],
    // The beginning of a word the shop uses.
    ["makt", ["makt"]],
    ["نجفة ليت", ["نجفه", "ليت"]],
    // The other keyboard layout.
    ["k[tm", ["نجفه"]],
    ["]h,k ghdj", ["داون", "لايت"]],
    ["سحخف", ["spot"]],
    // Arabic in Latin letters, including digits.
    ["mafate7", ["مفاتيح"]],
    ["kawalin", ["kawalin"]],
    ["mofasala", ["مفصله"]],
    ["okret bab", ["اكره", "باب"]],
    ["panik bar", ["بانيك", "بار"]],
    // Two words written as one, and a preposition joined to its word.
    ["سبوتلايت", ["سبوت", "لايت"]],
    ["بريموت", ["ريموت"]],
    // Extra or missing vowels are not errors.
    ["داون ليت", ["داون", "لايت"]],
    ["كشاف فلود ليت", ["كشاف", "فلود", "لايت"]],
    ["كلون", ["كالون"]],
    // Wishes and opinions are not typos of a product's name.
    ["عايز نجفة", ["عايز", "نجفه"]],
    ["نجفة شيك", ["نجفه", "شيك"]],
  ])("reads %s without guessing", (text, words) => {
    expect(read(text)).toEqual({ words, isGuess: false });
  });

  it.each([
    ["نجقة", ["نجفه"]],
    ["chandelir", ["chandelier"]],
    ["hndle", ["handle"]],
    ["فانوي", ["فانوس"]],
  ])("guesses a correction for %s", (text, words) => {
    expect(read(text)).toEqual({ words, isGuess: true });
  });

  it.each(["zzzzqqqq", "شسيبلا", "xk", "blahblah"])("leaves unknown text %s unchanged", (text) => {
    expect(read(text)).toMatchObject({ isGuess: false });
    expect(readWords(text, vocabulary).words[0]?.folded).toBe(text);
  });

  it("leaves an unfinished last word unchanged", () => {
    expect(readWords("نجفة bal", vocabulary, true).words.map(({ folded }) => folded)).toEqual([
      "نجفه",
      "bal",
    ]);
  });

  it("guesses at most 3 words", () => {
    const { words } = readWords(Array.from({ length: 30 }, () => "نجقة").join(" "), vocabulary);
    expect(words.filter(({ folded }) => folded === "نجفه")).toHaveLength(3);
  });
});

describe("otherLayout", () => {
  it("converts text between Arabic and English keyboards in both directions", () => {
    expect(otherLayout("kjfm")).toBe("نتبة");
    expect(otherLayout("نتبة")).toBe("kjfm");
    expect(otherLayout("bulb")).toBe("لاعملا");
    expect(otherLayout("لاعملا")).toBe("bulb");
  });

  it("returns null for text of both or neither layout", () => {
    expect(otherLayout("لمبة led")).toBeNull();
    expect(otherLayout("60/72")).toBeNull();
  });
});

describe("arabicPattern", () => {
  it.each([
    ["nagafa", "نجفه"],
    ["ngfa", "نجفه"],
    ["7assas", "حساس"],
    ["kaloon", "كالون"],
    ["raddad", "رداد"],
    ["tarabizat", "ترابيزات"],
  ])("matches %s with %s", (latin, arabic) => {
    expect(arabicPattern(latin)?.test(arabic)).toBe(true);
  });

  it("returns null for codes, short words and Arabic text", () => {
    for (const text of ["e27", "gu10", "ab", "dlv", "نجفة"]) expect(arabicPattern(text)).toBeNull();
    expect(arabicPattern("kashaf")?.test("كاشفه")).toBe(false);
  });
});

describe("wordDistance", () => {
  it("costs 0.5 for similar sounds and 1 for swapped letters", () => {
    expect(wordDistance("سبوت", "سبوت", 1)).toBe(0);
    expect(wordDistance("سبوط", "سبوت", 1)).toBe(0.5);
    expect(wordDistance("spto", "spot", 1)).toBe(1);
    expect(wordDistance("lmap", "lamp", 1)).toBeLessThanOrEqual(1);
  });

  it("returns Infinity above the maximum distance", () => {
    expect(wordDistance("chandelier", "spot", 2)).toBe(Infinity);
    expect(mostCostOf(3)).toBeLessThan(mostCostOf(9));
  });
});

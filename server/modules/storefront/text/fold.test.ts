import { describe, expect, it } from "vitest";
import { foldLetters } from "#contract/storefront/fold-letters.ts";
import { stem } from "./fold.ts";

describe("foldLetters", () => {
  it.each([
    ["أإآٱا", "ااااا"],
    ["مصفى", "مصفي"],
    ["نجفة", "نجفه"],
    ["لؤلؤة", "لولوه"],
    ["هادئ", "هادي"],
    ["سوداء", "سودا"],
    ["نَجَفَةٌ", "نجفه"],
    ["نـــجفة", "نجفه"],
    ["کریستال", "كريستال"],
    ["٧ وات", "7 وات"],
    ["۱۲٫۵", "12.5"],
    ["ﻧﺠﻔﺔ", "نجفه"],
    ["Crème BRÛLÉE", "creme brulee"],
    ["HL-٨٠", "hl-80"],
  ])("folds %s to %s", (text, folded) => {
    expect(foldLetters(text)).toBe(folded);
  });

  it("folds letters with a combining hamza", () => {
    expect(foldLetters("أباجورة".normalize("NFD"))).toBe("اباجوره");
  });

  it("returns folded text unchanged", () => {
    for (const text of ["إضاءة", "أُكرة سوداء", "٣٠٠٠ كلفن", "E27 Café"]) {
      const once = foldLetters(text);
      expect(foldLetters(once)).toBe(once);
    }
  });
});

describe("stem", () => {
  it.each([
    ["النجف", "نجف"],
    ["والنجف", "نجف"],
    ["نجفه", "نجف"],
    ["نجفات", "نجف"],
    ["للمطبخ", "مطبخ"],
    ["بالريموت", "ريموت"],
    ["كشافين", "كشاف"],
    // Only looks as if it had an article or an ending.
    ["كالون", "كالون"],
    ["الكالون", "كالون"],
    ["كالونات", "كالون"],
    ["كالونين", "كالون"],
    ["بالكونه", "بالكون"],
    ["بالكونات", "بالكون"],
    ["درجه", "درجه"],
    ["درجات", "درجه"],
    ["حلقتين", "حلق"],
    // Too short to strip anything.
    ["وات", "وات"],
    ["الف", "الف"],
    ["ليد", "ليد"],
    ["chandeliers", "chandelier"],
    ["switches", "switch"],
    ["glass", "glass"],
    ["led", "led"],
    ["e27", "e27"],
  ])("returns the stem of %s: %s", (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});

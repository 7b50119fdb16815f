import { describe, expect, it, test } from "vitest";
import { processorMs, yardstickMs } from "#server/testing/measure-time.ts";
import { queryTerms, type Term } from "./query-terms.ts";
import { documentWords, measureWords, queryWords } from "./words.ts";

const texts = (query: string) => queryWords(query).map((word) => word.text);

describe("queryWords", () => {
  it.each([
    ["سبوت ٧ وات", ["سبوت", "7w"]],
    ["12W", ["12w"]],
    ["12 watt", ["12w"]],
    ["٣٠٠٠ كلفن", ["3000k"]],
    ["80سم", ["80cm"]],
    ["5.5 W", ["5.5w"]],
    ["16A", ["16a"]],
    ["E27 GU10 IP65", ["e27", "gu10", "ip65"]],
    ["HL-٨٠-BR", ["hl80br"]],
    ["30/40", ["3040"]],
    ["60x60", ["60x60"]],
    ["60x60-4k", ["60x604k"]],
    ["x60", ["x60"]],
    ["60-", ["60"]],
    ["60--4", ["60", "4"]],
    ["led-strip", ["led", "strip"]],
    ["نجفة، كريستال", ["نجف", "كريستال"]],
    ["5 constructor", ["5", "constructor"]],
    ["!!! ؟", []],
    // Units: inches, before their number, after a size.
    ["24 بوصة", ["24in"]],
    ['24"', ["24in"]],
    ['"نجفة 80"', ["نجف", "80"]],
    ['"GU10"', ["gu10"]],
    ["128 ملم", ["128mm"]],
    ["50 هرتز", ["50hz"]],
    ["15000 ساعة", ["15000h"]],
    ["وات 7", ["7w"]],
    ["كلفن 3000", ["3000k"]],
    ["24 فولت 100 وات", ["24v", "100w"]],
    ["60×60 سم", ["60x60"]],
    ["120 × 30 cm", ["120x30"]],
    ["60x60cm", ["60x60"]],
    // Numbers in words are converted before a unit only.
    ["تسعة وات", ["9w"]],
    ["خمستاشر وات", ["15w"]],
    ["خمسة وعشرين وات", ["25w"]],
    ["خمسة عشر وات", ["15w"]],
    ["twenty five watts", ["25w"]],
    ["خمسة متر", ["5m"]],
    ["تلاتة مفاتيح", ["تلات", "مفاتيح"]],
    // Letters that are codes and units.
    ["وصلة L", ["وصل", "l"]],
    ["16 A", ["16", "a"]],
    ["24 V", ["24v"]],
    ["7 w", ["7w"]],
    // "And" in Latin letters and as a sign.
    ["nagaf w ablik", ["nagaf", "ablik"]],
    ["spots & downlights", ["spot", "downlight"]],
  ])("splits %s into words", (query, expected) => {
    expect(texts(query)).toEqual(expected);
  });
});

test("parses a hostile query within the time limit", () => {
  const hostile = `1${"x".repeat(38)}!`;
  const before = processorMs();
  for (let count = 0; count < 20; count += 1) queryWords(hostile);
  expect(processorMs() - before).toBeLessThan(50 * yardstickMs());
});

describe("documentWords", () => {
  it("returns numbers with and without their unit", () => {
    expect(documentWords("سبوت 7 وات")).toEqual(expect.arrayContaining(["سبوت", "7", "7w"]));
    expect(documentWords("spot 12W")).toEqual(expect.arrayContaining(["12", "12w"]));
  });

  it("returns codes whole and in parts", () => {
    const words = documentWords("HL-80-BR");
    expect(words).toEqual(expect.arrayContaining(["hl", "80", "br", "hl80br"]));
  });

  it("returns lengths in all common units", () => {
    expect(measureWords(800, "mm")).toEqual(["800", "800mm", "80", "80cm"]);
    expect(measureWords(1500, "mm")).toContain("1.5m");
    expect(measureWords(3000, "K")).toContain("3000k");
  });
});

const patternsOf = ({ whole, begins }: Term) => [...whole, ...begins];

describe("queryTerms with joined kinds", () => {
  const kinds = (text: string) =>
    queryTerms(text)
      .filter(({ isKind }) => isKind)
      .map((term) => [term, ...(term.or ?? [])].map((one) => one.text));

  it.each([
    ["نجف وأباليك", [["نجف", "واباليك"]]],
    ["نجف او سبوت و كشاف", [["نجف", "سبوت", "كشاف"]]],
    ["chandeliers and black pendants", [["pendants", "chandeliers"]]],
    ["نجف، أباليك", [["نجف", "اباليك"]]],
    // One of them says what the other is for.
    ["لمبة لنجفة", [["لمبه"]]],
    ["lamp for a chandelier and pendant", [["lamp"]]],
    ["لمبة نجفة", [["لمبه"]]],
    // "And" before an attribute.
    ["نجفة كريستال ودهبي", [["نجفه"]]],
  ])("groups the kinds of %s", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });
});

describe("queryTerms", () => {
  it("omits filler words but no single-letter codes", () => {
    const asked = (text: string) => queryTerms(text).map((term) => term.text);
    expect(asked("لو سمحت عندكم ابليك ع الحيطة عشان الصالة")).toEqual([
      "ابليك",
      "الحيطه",
      "الصاله",
    ]);
    expect(asked("please show me do you have any lamps")).toEqual(["lamps"]);
    expect(asked("وصلة L")).toEqual(["وصله", "l"]);
  });

  it("gives opinion words no weight beside other words", () => {
    const weights = (text: string) => queryTerms(text).map(({ weight }) => weight);
    expect(weights("نجفة كبيرة")).toEqual([3, 0]);
    expect(weights("nice chandelier")).toEqual([0, 3]);
    expect(weights("قلاووظ كبير لمبة")).toEqual([2, 3]);
    expect(weights("كبيرة")).toEqual([2]);
  });

  it("treats dialect, English and transliteration as one word", () => {
    for (const word of ["ثريا", "نجفة", "nagafa", "chandelier"]) {
      const [found = ""] = queryTerms(word).map((term) => term.whole.join());
      expect(found).toMatch(/% نجف %|% نجف%/);
      expect(found).toContain("chandelier");
    }
    expect(queryTerms("داون لايت")).toHaveLength(1);
  });

  it("matches whole numbers and word beginnings", () => {
    expect(queryTerms("7").map(patternsOf)).toEqual([["% 7 %"]]);
    expect(queryTerms("هالة").map(patternsOf)).toEqual([["% هال %", "% هال%"]]);
    expect(queryTerms("كالون").flatMap(patternsOf)).toContain("% lock %");
  });

  it("treats the last word as unfinished while typing", () => {
    const digit = queryTerms("نجف 8", { isTyping: true }).at(-1);
    expect([digit?.whole, digit?.begins, digit?.weight]).toEqual([["% 8 %"], [], 0]);
    expect(queryTerms("نجف 80", { isTyping: true }).at(-1)?.begins).toEqual(["% 80%"]);
    expect(queryTerms("8", { isTyping: true }).at(-1)?.begins).toEqual(["% 8%"]);
    expect(queryTerms("نجف ال", { isTyping: true })).toEqual(queryTerms("نجف", { isTyping: true }));
    const withLetter = ["نجف م", "نجف", "م"].map((text) => queryTerms(text, { isTyping: true }));
    expect(withLetter[0]?.map(({ whole }) => whole)).toEqual(
      queryTerms("نجف").map(({ whole }) => whole),
    );
    expect(withLetter.slice(1).map((terms) => terms.at(-1)?.begins)).toEqual([
      ["% نجف%"],
      ["% م%"],
    ]);
  });

  it("omits stop words unless the query has no others", () => {
    expect(queryTerms("نجفة من غير لمبة")).toHaveLength(3);
    expect(queryTerms("the")).toHaveLength(1);
  });

  it("returns at most 12 terms", () => {
    expect(
      queryTerms(Array.from({ length: 99 }, (_, i) => `كلمة${i}`).join(" ")).length,
    ).toBeLessThan(13);
  });
});

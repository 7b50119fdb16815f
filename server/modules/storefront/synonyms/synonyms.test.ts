import { expect, test } from "vitest";
import { NO_SYNONYMS, Synonyms } from "./synonyms.ts";

const synonyms = new Synonyms([
  { words: ["شفاط", "مروحة سحب", "extractor fan"], locale: null },
  { words: ["مبخرة", "نجفة"], locale: "ar" },
]);
const parts = (text: string, locale: "ar" | "en" = "ar") =>
  synonyms.partsOf(text, locale).map((part) => ("term" in part ? part.term.whole : part.text));

test("a query without words of staff is read as it is", () => {
  expect(parts("Down  light ٧ وات")).toEqual(["Down  light ٧ وات"]);
  expect(NO_SYNONYMS.partsOf("شفاط", "ar")).toEqual([{ text: "شفاط", at: 0 }]);
});

test("a phrase means all of its group, in whatever spelling, between words that are read as they are", () => {
  const [fan, white] = synonyms.partsOf("مروحه سحب ابيض", "ar");
  // Documents contain single words and the trade's phrases; other phrases are searched word by
  // word.
  expect(fan).toMatchObject({
    term: {
      whole: ["% شفاط %"],
      together: [
        ["مروح", "سحب"],
        ["extractor", "fan"],
      ],
    },
  });
  expect(white).toEqual({ text: "ابيض", at: 2 });
  expect(parts("white extractor fan 10w")[0]).toBe("white");
  expect(parts("white extractor fan 10w")[2]).toBe("10w");
});

test("a sign that joins two words is kept between the words of staff and others", () => {
  const [first, fan] = synonyms.partsOf("سبوت & شفاط", "ar");
  expect(first).toEqual({ text: "سبوت", at: 0 });
  expect(fan).toMatchObject({ term: { isJoined: true, from: [1] } });
  expect(parts("شفاط & سبوت")[1]).toBe("& سبوت");
});

test("what means a thing of the trade is that thing, with whatever else means it", () => {
  const [part] = synonyms.partsOf("مبخرة", "ar");
  expect(part).toMatchObject({ term: { isKind: true } });
  expect(part && "term" in part && part.term.whole).toContain("% chandelier %");
});

test("words of one language hold on its pages alone", () => {
  expect(parts("مبخرة", "en")).toEqual(["مبخرة"]);
});

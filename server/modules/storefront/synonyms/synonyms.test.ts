import { expect, test } from "vitest";
import { NO_SYNONYMS, Synonyms } from "./synonyms.ts";

const synonyms = new Synonyms([
  { words: ["شفاط", "مروحة سحب", "extractor fan"], locale: null },
  { words: ["مبخرة", "نجفة"], locale: "ar" },
]);
const parts = (text: string, locale: "ar" | "en" = "ar") =>
  synonyms.partsOf(text, locale).map((part) => ("term" in part ? part.term.whole : part.text));

test("leaves a query without synonyms unchanged", () => {
  expect(parts("Down  light ٧ وات")).toEqual(["Down  light ٧ وات"]);
  expect(NO_SYNONYMS.partsOf("شفاط", "ar")).toEqual([{ text: "شفاط", at: 0 }]);
});

test("expands a phrase to its synonym group in any spelling", () => {
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

test("keeps a joining sign between synonyms and other words", () => {
  const [first, fan] = synonyms.partsOf("سبوت & شفاط", "ar");
  expect(first).toEqual({ text: "سبوت", at: 0 });
  expect(fan).toMatchObject({ term: { isJoined: true, from: [1] } });
  expect(parts("شفاط & سبوت")[1]).toBe("& سبوت");
});

test("merges synonyms of a trade word with the trade's meanings", () => {
  const [part] = synonyms.partsOf("مبخرة", "ar");
  expect(part).toMatchObject({ term: { isKind: true } });
  expect(part && "term" in part && part.term.whole).toContain("% chandelier %");
});

test("applies synonyms of one language only to its pages", () => {
  expect(parts("مبخرة", "en")).toEqual(["مبخرة"]);
});

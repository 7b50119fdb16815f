import { expect, test } from "vitest";
import { inputOf, valuesOf } from "./synonym-values.ts";

test("words are parted by lines and by commas of both languages", () => {
  expect(inputOf({ words: " شفاط ،مروحة سحب\nextractor, fan\n\n", locale: "" })).toEqual({
    words: ["شفاط", "مروحة سحب", "extractor", "fan"],
    locale: null,
  });
});

test("a record comes back as it went", () => {
  const record = { id: 1, changedAt: "", version: "v", words: ["a b", "c"], locale: "en" } as const;
  const { version, ...values } = valuesOf({ ...record, words: [...record.words] });
  expect(version).toBe("v");
  expect(inputOf(values)).toEqual({ words: ["a b", "c"], locale: "en" });
});

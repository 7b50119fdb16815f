import { expect, test } from "vitest";
import { inputOf, valuesOf } from "./synonym-values.ts";

test("splits words at line breaks and commas of both scripts", () => {
  expect(inputOf({ words: " شفاط ،مروحة سحب\nextractor, fan\n\n", locale: "" })).toEqual({
    words: ["شفاط", "مروحة سحب", "extractor", "fan"],
    locale: null,
  });
});

test("round-trips a synonym record through the form unchanged", () => {
  const record = { id: 1, changedAt: "", version: "v", words: ["a b", "c"], locale: "en" } as const;
  const { version, ...values } = valuesOf({ ...record, words: [...record.words] });
  expect(version).toBe("v");
  expect(inputOf(values)).toEqual({ words: ["a b", "c"], locale: "en" });
});
